/** Stands as the address of a new portal's first account until somebody writes theirs; no mail reaches it. */
export const unfilledMail = 'superadmin@localhost.localdomain';
