import type { ProfilUsaha } from '../../../../resources/kwu/profil.ts';

/** A profile as the API answers it. */
export type ProfileRecord = ProfilUsaha & { id: string; version: number };
