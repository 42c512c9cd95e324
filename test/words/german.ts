import type * as acts from '../../src/words/en/acts.ts';
import type * as board from '../../src/words/en/board.ts';
import type * as boardSettings from '../../src/words/en/board-settings.ts';
import type * as card from '../../src/words/en/card.ts';
import type * as compareAnswers from '../../src/words/en/compare/answers.ts';
import type * as compareBench from '../../src/words/en/compare/bench.ts';
import type * as compareBoards from '../../src/words/en/compare/boards.ts';
import type * as compareCounted from '../../src/words/en/compare/counted.ts';
import type * as compareLetters from '../../src/words/en/compare/letters.ts';
import type * as comparePage from '../../src/words/en/compare/page.ts';
import type * as comparePairPage from '../../src/words/en/compare/pair-page.ts';
import type * as comparePairs from '../../src/words/en/compare/pairs.ts';
import type * as comparePick from '../../src/words/en/compare/pick.ts';
import type * as compareSetUp from '../../src/words/en/compare/set-up.ts';
import type * as compareSuits from '../../src/words/en/compare/suits.ts';
import type * as compareTable from '../../src/words/en/compare/table.ts';
import type * as compareTopics from '../../src/words/en/compare/topics.ts';
import type * as declarations from '../../src/words/en/declarations.ts';
import type * as diagram from '../../src/words/en/diagram.ts';
import type * as embed from '../../src/words/en/embed.ts';
import type * as embedPage from '../../src/words/en/embed-page.ts';
import type * as factsQuestions from '../../src/words/en/facts/questions.ts';
import type * as facts from '../../src/words/en/facts.ts';
import type * as faults from '../../src/words/en/faults.ts';
import type * as flaws from '../../src/words/en/flaws.ts';
import type * as forms from '../../src/words/en/forms.ts';
import type * as free from '../../src/words/en/free.ts';
import type * as games from '../../src/words/en/games.ts';
import type * as home from '../../src/words/en/home.ts';
import type * as kept from '../../src/words/en/kept.ts';
import type * as layout from '../../src/words/en/layout.ts';
import type * as lessonExercise from '../../src/words/en/lesson/exercise.ts';
import type * as lessonFaults from '../../src/words/en/lesson/faults.ts';
import type * as lessonGuide from '../../src/words/en/lesson/guide.ts';
import type * as lessonPins from '../../src/words/en/lesson/pins.ts';
import type * as lessonScreen from '../../src/words/en/lesson/screen.ts';
import type * as lessonSteps from '../../src/words/en/lesson/steps.ts';
import type * as motifs from '../../src/words/en/motifs.ts';
import type * as moves from '../../src/words/en/moves.ts';
import type * as never from '../../src/words/en/never.ts';
import type * as newer from '../../src/words/en/newer.ts';
import type * as notation from '../../src/words/en/notation.ts';
import type * as notationExamples from '../../src/words/en/notation-examples.ts';
import type * as options from '../../src/words/en/options.ts';
import type * as pages from '../../src/words/en/pages.ts';
import type * as plate from '../../src/words/en/plate.ts';
import type * as plateFaults from '../../src/words/en/plate-faults.ts';
import type * as progress from '../../src/words/en/progress.ts';
import type * as progressFile from '../../src/words/en/progress-file.ts';
import type * as puzzle from '../../src/words/en/puzzle.ts';
import type * as puzzleFaults from '../../src/words/en/puzzle-faults.ts';
import type * as puzzleList from '../../src/words/en/puzzle-list.ts';
import type * as puzzlePages from '../../src/words/en/puzzle-pages.ts';
import type * as puzzlePlate from '../../src/words/en/puzzle-plate.ts';
import type * as puzzleWhy from '../../src/words/en/puzzle-why.ts';
import type * as quote from '../../src/words/en/quote.ts';
import type * as refusals from '../../src/words/en/refusals.ts';
import type * as rulings from '../../src/words/en/rulings.ts';
import type * as search from '../../src/words/en/search.ts';
import type * as shares from '../../src/words/en/shares.ts';
import type * as site from '../../src/words/en/site.ts';
import type * as states from '../../src/words/en/states.ts';
import type * as table from '../../src/words/en/table.ts';
import type * as trainer from '../../src/words/en/trainer.ts';
import type * as wins from '../../src/words/en/wins.ts';
import type * as workers from '../../src/words/en/workers.ts';

/** All that a dictionary says, none of which must be there: a sample. */
type Sample<T> = T extends string
  ? string
  : T extends (...args: never[]) => unknown
    ? T
    : T extends readonly (infer One)[]
      ? readonly Sample<One>[]
      : { readonly [K in keyof T]?: Sample<T[K]> };

/** A line or some of every room of words in another language; what is no sentence of the first is a type error. */
export const GERMAN = {
  acts: { ACTS: { done: { fifty: () => 'Remis nach fünfzig Zügen' } } } satisfies Sample<typeof acts>,
  board: { BOARD: { main: { N: 'Mittelbrett' } } } satisfies Sample<typeof board>,
  'board-settings': { BOARD_SETTINGS: { title: 'Alle Bretter' } } satisfies Sample<typeof boardSettings>,
  card: { CARD: { start: 'Der Anfang' } } satisfies Sample<typeof card>,
  'compare/answers': { QUESTIONS: { players: 'Wie viele spielen?' } } satisfies Sample<typeof compareAnswers>,
  'compare/bench': { BENCH: { carry: { noEnPassant: 'Das Schlagen im Vorübergehen entfällt.' } } } satisfies Sample<typeof compareBench>,
  'compare/boards': { BOARDS: { board: (player, pin) => `Das Angriffsbrett von ${player} auf ${pin}` } } satisfies Sample<
    typeof compareBoards
  >,
  'compare/counted': { COUNTED_WORDS: { questions: { players: 'Wie viele spielen mit?' } } } satisfies Sample<typeof compareCounted>,
  'compare/letters': { LETTERS: { and: ' und ' } } satisfies Sample<typeof compareLetters>,
  'compare/page': { COMPARE_PAGE: { title: 'Vergleichen' } } satisfies Sample<typeof comparePage>,
  'compare/pair-page': { PAIR_PAGE: { to: 'nach' } } satisfies Sample<typeof comparePairPage>,
  'compare/pairs': { PAIR_WORDS: [{ sets: { meder: 'Alles steht, wo du es kennst.' } }] } satisfies Sample<typeof comparePairs>,
  'compare/pick': { PICK: { ask: 'Nimm eine Figur oder ein Brett.' } } satisfies Sample<typeof comparePick>,
  'compare/set-up': { SET_UP: { firstMoves: (count) => `Weiß hat ${count} erste Züge.` } } satisfies Sample<typeof compareSetUp>,
  'compare/suits': { SUITS: { measures: { short: { more: 'Kurz' } } } } satisfies Sample<typeof compareSuits>,
  'compare/table': { TABLE: { groups: { king: 'König' } } } satisfies Sample<typeof compareTable>,
  'compare/topics': { TOPICS: { blocked: 'Was steht im Weg?' } } satisfies Sample<typeof compareTopics>,
  declarations: { DECLARATIONS: { over: () => 'Die Partie ist zu Ende.' } } satisfies Sample<typeof declarations>,
  diagram: { DIAGRAM: { close: 'Schließen' } } satisfies Sample<typeof diagram>,
  embed: { EMBED: { flip: 'Auf die andere Seite drehen (f)' } } satisfies Sample<typeof embed>,
  'embed-page': { EMBED_PAGE: { label: 'Was das Brett zeigt' } } satisfies Sample<typeof embedPage>,
  facts: { FACTS: { meder: { pins: 'Zwölf Plätze gibt es für Angriffsbretter.' } } } satisfies Sample<typeof facts>,
  'facts/questions': { QUESTIONS: { pins: 'Wie viele Plätze gibt es für Angriffsbretter?' } } satisfies Sample<typeof factsQuestions>,
  faults: { FAULTS: { turn: ({ found }) => `gefunden: „${found}“` } } satisfies Sample<typeof faults>,
  flaws: { FLAWS: { 'plain-way': 'nichts ist verborgen' } } satisfies Sample<typeof flaws>,
  forms: { FORMS: { types: { array: 'eine Liste' } } } satisfies Sample<typeof forms>,
  free: { FREE: { faults: { leads: { position: 'Die Stellung' } } } } satisfies Sample<typeof free>,
  games: { GAMES: { meder: { sample: 'Meders Musterpartie' } } } satisfies Sample<typeof games>,
  home: { HOME: { goOn: 'Weiter' } } satisfies Sample<typeof home>,
  kept: { KEPT_PAGE: { title: 'Auf diesem Gerät' } } satisfies Sample<typeof kept>,
  layout: { LAYOUT: { course: 'Der Kurs', found: { puzzle: 'Aufgabe' } } } satisfies Sample<typeof layout>,
  'lesson/exercise': {
    EXERCISE: { notTrue: 'Stimmt nicht', choosing: { nothing: 'Noch ist nichts gewählt.' } },
  } satisfies Sample<typeof lessonExercise>,
  'lesson/faults': { LESSON_FAULTS: { goal: { unknown: (kind) => `es gibt kein Ziel „${kind}“` } } } satisfies Sample<typeof lessonFaults>,
  'lesson/guide': { GUIDED: { nextLesson: 'Nächste Lektion' } } satisfies Sample<typeof lessonGuide>,
  'lesson/pins': { PINS: { loads: { loaded: 'Einer an Bord' } } } satisfies Sample<typeof lessonPins>,
  'lesson/screen': { SCREEN: { why: 'warum' } } satisfies Sample<typeof lessonScreen>,
  'lesson/steps': { STEPS: { start: 'Anfang' } } satisfies Sample<typeof lessonSteps>,
  motifs: { MOTIF_NAMES: { fork: 'Gabel' } } satisfies Sample<typeof motifs>,
  moves: { MOVES: { castling: () => 'es wird rochiert' } } satisfies Sample<typeof moves>,
  never: { NEVER: { caged: ({ square }) => `der Läufer auf ${square} kam nie hinaus` } } satisfies Sample<typeof never>,
  newer: { NEWER: { load: 'Seite neu laden' } } satisfies Sample<typeof newer>,
  notation: { NOTATION: { badMove: (number) => `Zug ${number} ist keiner.` } } satisfies Sample<typeof notation>,
  'notation-examples': { NOTATION_EXAMPLES: { kinds: { pawn: 'Ein Bauer zieht.' } } } satisfies Sample<typeof notationExamples>,
  options: { OPTIONS: { mate: { label: 'Die Partie endet' } } } satisfies Sample<typeof options>,
  pages: { NOWHERE: { title: 'Hier ist keine Seite' } } satisfies Sample<typeof pages>,
  plate: { PLATE: { slow: 'Das Brett ist unterwegs.' } } satisfies Sample<typeof plate>,
  'plate-faults': { PLATE_FAULTS: { noJson: 'das ist kein JSON' } } satisfies Sample<typeof plateFaults>,
  progress: { PROGRESS: { done: 'Geschafft' } } satisfies Sample<typeof progress>,
  'progress-file': { PROGRESS_FILE: { saved: 'Gespeichert.' } } satisfies Sample<typeof progressFile>,
  puzzle: { PUZZLE: { tasks: { mate: (moves) => `Matt in ${moves}` } } } satisfies Sample<typeof puzzle>,
  'puzzle-faults': { PUZZLE_FAULTS: { list: () => 'eine Sammlung ist eine Liste' } } satisfies Sample<typeof puzzleFaults>,
  'puzzle-list': { PUZZLE_LIST: { none: 'So ist keine Aufgabe.' } } satisfies Sample<typeof puzzleList>,
  'puzzle-pages': { PUZZLE_PAGES: { train: 'Trainieren' } } satisfies Sample<typeof puzzlePages>,
  'puzzle-plate': { PUZZLE_PLATE: { hints: { idea: 'Gedanke' } } } satisfies Sample<typeof puzzlePlate>,
  'puzzle-why': { PUZZLE_WHY: { failsTo: (move, reply) => `${move} scheitert an ${reply}` } } satisfies Sample<typeof puzzleWhy>,
  quote: { quote: (text) => `„${text}“` } satisfies Sample<typeof quote>,
  refusals: { REFUSALS: { 'own-piece': ({ square }) => `Auf ${square} steht eine eigene Figur.` } } satisfies Sample<typeof refusals>,
  rulings: { RULINGS: { meder: { start: { says: 'So stehen sie am Anfang.' } } } } satisfies Sample<typeof rulings>,
  search: { SEARCH: { ruling: 'Auslegung' } } satisfies Sample<typeof search>,
  shares: { SHARES: { castling: 'Rochade' } } satisfies Sample<typeof shares>,
  site: { SITE: { places: { learn: 'Lernen' } } } satisfies Sample<typeof site>,
  states: { STATES: { toMove: (player) => `${player} ist am Zug.` } } satisfies Sample<typeof states>,
  table: { TABLE: { title: 'Am Tisch' } } satisfies Sample<typeof table>,
  trainer: { TRAINER: { report: { wrong: 'Was ist falsch?' } } } satisfies Sample<typeof trainer>,
  wins: { WINS: { head: 'Was gewinnt hier?' } } satisfies Sample<typeof wins>,
  workers: { WORKERS: { noStrength: (name) => `„${name}“ ist keine Stärke` } } satisfies Sample<typeof workers>,
};
