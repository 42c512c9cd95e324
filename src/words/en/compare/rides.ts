const KEPT = 'A board’s move captures nothing, and a rider keeps its place aboard: across, z becomes d and a becomes e.';

/** What a move of a board does beside carrying it, with the rules of the reference that say it. */
export const RIDES: Readonly<Record<string, { readonly says: string; readonly rules: readonly string[] }>> = {
  bartmess: {
    says: 'Neither a turn nor a move of a board captures anything. Both may give check: a turn by a piece that it brings to a line, an empty board by squares that complete one.',
    rules: ['6.14', '7.14'],
  },
  meder: {
    says: `${KEPT} It may give check, by the rider or by a line that the rider leaves. A board at a place between does not stop the one that moves. An empty board opens no line and blocks none, so pulling it away answers no check.`,
    rules: ['6.4', '7.13'],
  },
  grant: {
    says: `${KEPT} It may give check, by the pawn aboard.`,
    rules: ['6.8', '6.15'],
  },
  usenet: {
    says: `${KEPT} It may give check, by the pawn aboard or by a way that it makes between two levels.`,
    rules: ['6.8', '6.9'],
  },
};
