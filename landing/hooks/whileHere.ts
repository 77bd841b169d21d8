/**
 * What an effect asks for: the answer counts until the effect asks anew or its page is left. Answers overtake each other,
 * and that of an earlier language or row must not replace the later one.
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
