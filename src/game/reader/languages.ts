import type { Role } from '../../engine/index.ts';

/** The letters of the pieces in a language other than English, as its chess books print them. */
export interface Language {
  /** Its code. */
  readonly code: string;
  /** Letters by role, those of two characters too; a pawn’s where one is written. */
  readonly letters: Readonly<Record<Role, string>>;
  /** Whole names in the order king, queen, rook, bishop, knight, pawn, without capitals; none where they are not read. */
  readonly names: readonly string[];
  /** Common among those who write of these games: asked before the others. */
  readonly isFirst: boolean;
}

const language = (code: string, written: string, names = '', isFirst = false): Language => {
  const [king, queen, rook, bishop, knight, pawn] = written.split(' ') as [string, string, string, string, string, string];
  return { code, letters: { king, queen, rook, bishop, knight, pawn }, names: names.split(' ').filter(Boolean), isFirst };
};

/** The languages whose letters are read (Meder 8.3, E6), the likelier first; roles in the order king, queen, rook, bishop, knight, pawn. */
export const LANGUAGES: readonly Language[] = [
  language('de', 'K D T L S B', 'könig dame turm läufer springer bauer', true),
  language('fr', 'R D T F C P', 'roi dame tour fou cavalier pion', true),
  language('nl', 'K D T L P O', 'koning dame toren loper paard pion', true),
  language('es', 'R D T A C P', 'rey dama torre alfil caballo peón', true),
  language('it', 'R D T A C P', 're donna torre alfiere cavallo pedone', true),
  language('pt', 'R D T B C P', 'rei dama torre bispo cavalo peão', true),
  language('da', 'K D T L S B', 'konge dronning tårn løber springer bonde'),
  language('sv', 'K D T L S B', 'kung dam torn löpare springare bonde'),
  language('no', 'K D T L S B', 'konge dronning tårn løper springer bonde'),
  language('fi', 'K D T L R S', 'kuningas daami torni lähetti ratsu sotilas'),
  language('is', 'K D H B R P'),
  language('pl', 'K H W G S P', 'król hetman wieża goniec skoczek pion'),
  language('cs', 'K D V S J P', 'král dáma věž střelec jezdec pěšec'),
  language('sk', 'K D V S J P', 'kráľ dáma veža strelec jazdec pešiak'),
  language('hu', 'K V B F H G', 'király vezér bástya futó huszár gyalog'),
  language('ro', 'R D T N C P', 'rege damă turn nebun cal pion'),
  language('hr', 'K D T L S P', 'kralj dama top lovac skakač pješak'),
  language('sl', 'K D T L S P'),
  language('tr', 'Ş V K F A P', 'şah vezir kale fil at piyon'),
  language('ru', 'Кр Ф Л С К П', 'король ферзь ладья слон конь пешка'),
  language('uk', 'Кр Ф Т С К П', 'король ферзь тура слон кінь пішак'),
  language('bg', 'Ц Д Т О К П'),
];

/** Names in the order of the table. */
export const NAMED_ROLES: readonly Role[] = ['king', 'queen', 'rook', 'bishop', 'knight', 'pawn'];

/** Pieces by their whole names in English and in every language that is read, without capitals. */
const NAMES: ReadonlyMap<string, Role> = new Map<string, Role>([
  ...LANGUAGES.flatMap(({ names }) => names.map((name, at) => [name, NAMED_ROLES[at]!] as const)),
  ...NAMED_ROLES.map((role) => [role, role] as const),
  ['kt', 'knight'],
  ['kn', 'knight'],
]);

/** The piece that a word is the whole name of. */
export function findNamedPiece(word: string): Role | undefined {
  return NAMES.get(word.normalize('NFC').toLowerCase());
}
