/** Largest spreadsheet that is taken, and most rows in it. */
export const maxFileMb = 10;
export const maxRows = 100_000;
