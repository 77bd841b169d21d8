/** Letters and digits that nobody mistakes for each other when a code is read out or written down. */
export const joinCodeAlphabet = 'ACDEFGHJKMNPQRTUVWXY34679';
export const joinCodeLength = 6;

/** A code as people type it, `k7p-4xq`, in the form in which it is stored. */
export const joinCodeOf = (typed: string): string => typed.replace(/[\s-]/g, '').toUpperCase();
