/** How an answer came: by an account, by the personal link of somebody without one, by an open link, by an account at a moment. */
export const lewatJawaban = { akun: 'Akun', undangan: 'Undangan', tautan: 'Tautan', saat: 'Saat' } as const;
