import { type ChangeEvent, type DragEvent, useId, useState } from 'react';
import { Icon } from '../Icon.tsx';
import { type ComparedFile, compareFile } from '../letterFile.ts';
import type { LetterWords } from '../letterWords.ts';

/** Letters are far smaller; a video dropped by mistake is not read. */
const mostBytes = 30 * 1024 * 1024;

type Result = ComparedFile | { problem: string } | null;

interface Props {
  sha256: string;
  /** Of the portal's copy; null of a file that was signed without one. */
  segel: { kunci: string; utuh: boolean } | null;
  /** How that copy is signed electronically, where its signature holds. */
  signed: 'p12' | 'bsre' | 'contoh' | null;
  words: LetterWords;
}

/** Drop or choose the PDF at hand: whether it is the portal's copy, and whether its seal holds. Nothing is sent. */
export function CompareLetter({ sha256, segel, signed, words }: Props) {
  const [result, setResult] = useState<Result>(null);
  const [over, setOver] = useState(false);
  const input = useId();
  const compare = async (file: File | undefined) => {
    if (!file) return;
    if (file.size > mostBytes) return setResult({ problem: words.terlaluBesar });
    try {
      const found = await compareFile(file, { sha256, segel });
      setResult(found ?? { problem: words.perluHttps });
    } catch {
      setResult({ problem: words.takTerbaca });
    }
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void compare(event.dataTransfer.files[0]);
  };
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    void compare(event.target.files?.[0]);
    event.target.value = '';
  };
  return (
    <section className="wrap letter-compare">
      <h2>{words.bandingkan}</h2>
      <p>{words.bandingkanCara}</p>
      <label
        htmlFor={input}
        className="letter-drop"
        data-over={over}
        onDragOver={event => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <input id={input} type="file" accept="application/pdf,.pdf" onChange={choose} />
        <span>{words.letakkan}</span>
      </label>
      <div aria-live="polite">{result && <Outcome result={result} signed={signed} words={words} />}</div>
    </section>
  );
}

function Outcome({ result, signed, words }: Pick<Props, 'signed' | 'words'> & { result: NonNullable<Result> }) {
  if ('problem' in result) return <p className="letter-outcome">{result.problem}</p>;
  const { name, same, seal } = result;
  return (
    <div className="letter-outcome">
      <p>{name}</p>
      <Line good={same}>{same ? words.sama : words.beda}</Line>
      {signed && <Line good={same && signed !== 'contoh'}>{signatureWords(same, signed, words)}</Line>}
      {seal && <Line good={seal === 'sah'}>{words.seals[seal]}</Line>}
    </div>
  );
}

function signatureWords(same: boolean, signed: NonNullable<Props['signed']>, { signatures }: LetterWords): string {
  if (!same) return signatures.beda;
  return signed === 'contoh' ? signatures.contoh : signatures.sah;
}

const Line = ({ good, children }: { good: boolean; children: string }) => (
  <p className="letter-line" data-good={good}>
    <Icon name={good ? 'check' : 'close'} />
    {children}
  </p>
);
