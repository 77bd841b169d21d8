/** Screens of KKN that several declarations and pages lead to, each said once. */

/** The groups of a wave: a list for the office, a reading list for everybody else. */
export const groupsPath = '/kkn/mengatur-kelompok';
/** The page of a group. */
export const groupPath = (id: string): string => `${groupsPath}/${id}/show`;
/** Call that sets leader, secretary and treasurer of a group. */
export const officersPath = (id: string): string => `${groupsPath}/ketua/${id}`;
