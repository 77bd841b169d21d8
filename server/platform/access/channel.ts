/**
 * Channel on which processes tell each other that rights changed. Payload: `semua` (menus, matrix, roles),
 * `user:<id>` (account, roles of an account, its person) or `sesi:<id>` (a session ended).
 */
export const accessChannel = 'akses';
export const everything = 'semua';
export const ofUser = (userId: string): string => `user:${userId}`;
export const ofSession = (sessionId: string): string => `sesi:${sessionId}`;
