/** What a move of a board does beside carrying it, with the rules of the reference that say it. */
export const RIDES: Readonly<Record<string, { readonly says: string; readonly rules: readonly string[] }>> = {
  bartmess: {
    says: 'Neither a turn nor a move of a board captures anything.',
    rules: ['6.14'],
  },
  meder: {
    says: 'A board’s move captures nothing. It may give check, by the rider or by a line that it opens, and may pass another board on its way.',
    rules: ['6.4', '7.13'],
  },
  grant: {
    says: 'A board’s move captures nothing. It may give check, by the pawn aboard.',
    rules: ['6.4', '6.15'],
  },
  usenet: {
    says: 'A board’s move captures nothing. It may give check, by the pawn aboard or by a way that it makes between two levels.',
    rules: ['6.4', '6.9'],
  },
};
