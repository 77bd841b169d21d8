/**
 * Passes on the answer to an effect unless the effect has run again or its page was left: a late answer for an earlier
 * language or row must not replace the current one.
 * @returns the clean-up of the effect
 */
export function whileHere<T>(
  asked: Promise<T>,
  keep: (answer: T) => void,
  refuse: (problem: unknown) => void,
): () => void {
  let here = true;
  asked.then(
    answer => here && keep(answer),
    (problem: unknown) => here && refuse(problem),
  );
  return () => {
    here = false;
  };
}
