import type { Hand } from './hand.ts';
const none = async (_: Hand): Promise<void> => { throw new Error('belum'); };
export const byKeys = { register: none, log: none, decide: none, person: none, supervisor: none, wave: none, bulk: none, exported: none, invite: none, role: none, restore: none, report: none } as const;
