/** Letters and digits without look-alikes, for codes that are read out or written down. */
export const joinCodeAlphabet = 'ACDEFGHJKMNPQRTUVWXY34679';
export const joinCodeLength = 6;

/** A code as people type it, `k7p-4xq`, in the form in which it is stored. */
export const joinCodeOf = (typed: string): string => typed.replace(/[\s-]/g, '').toUpperCase();
