/** Preparation before printing; resolves to the function that undoes it. */
type Preparation = () => Promise<() => void>;

const preparations = new Set<Preparation>();

/** Asks for something before each print of the page, as long as what it answers is not called. */
export function onPrint(prepare: Preparation): () => void {
  preparations.add(prepare);
  return () => {
    preparations.delete(prepare);
  };
}

/** Prints the page once everything on it is ready for paper, then puts it back as it was. */
export async function printPage(): Promise<void> {
  const undo = await Promise.all([...preparations].map(prepare => prepare()));
  window.print();
  for (const back of undo) back();
}
