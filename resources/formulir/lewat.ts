/** How an answer came: by an account, by the personal link of somebody without one, by an open link. */
export const lewatJawaban = { akun: 'Akun', undangan: 'Undangan', tautan: 'Tautan' } as const;
