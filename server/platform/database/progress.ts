/**
 * A progress line for work on many rows: a bar on a terminal, silence elsewhere until the end.
 * @returns a function that is told how many rows are done, and whether that was all
 */
export function createProgress(label: string, total?: number): (done: number, finished?: boolean) => void {
  const begun = Date.now();
  const number = new Intl.NumberFormat('id-ID');
  const live = process.stdout.isTTY;
  return (done, finished = false) => {
    const rate = Math.round((done * 1000) / Math.max(1, Date.now() - begun));
    const bar = total ? `${'█'.repeat(Math.round((20 * done) / total)).padEnd(20, '░')} ` : '';
    const line = `${label.padEnd(24)} ${bar}${number.format(done)} baris (${number.format(rate)}/dtk)`;
    if (live) process.stdout.write(`\r${line}${finished ? '\n' : ''}`);
    else if (finished && done > 1000) console.log(line);
  };
}
