import { type ChangeEvent, type DragEvent, useId, useState } from 'react';
import { Icon } from '../Icon.tsx';
import { type ComparedFile, compareFile } from '../letterFile.ts';

/** Letters are far smaller; a video dropped by mistake is not read. */
const mostBytes = 30 * 1024 * 1024;

const seals = {
  sah: 'Segel digital sah: isi berkas tidak berubah sejak disegel.',
  rusak: 'Segel digital rusak: isi berkas berubah setelah disegel.',
  'tidak-ada': 'Berkas ini tidak memuat segel digital.',
  'tidak-dapat': 'Peramban ini tidak dapat memeriksa segel digital.',
} as const satisfies Record<ComparedFile['seal'], string>;

type Result = ComparedFile | { problem: string } | null;

/** Drop or choose the PDF at hand: whether it is the portal's copy, and whether its seal holds. Nothing is sent. */
export function CompareLetter({ sha256, kunci }: { sha256: string; kunci: string }) {
  const [result, setResult] = useState<Result>(null);
  const [over, setOver] = useState(false);
  const input = useId();
  const compare = async (file: File | undefined) => {
    if (!file) return;
    if (file.size > mostBytes) return setResult({ problem: 'Berkas terlalu besar untuk sebuah surat.' });
    try {
      const found = await compareFile(file, { sha256, kunci });
      setResult(found ?? { problem: 'Pembandingan memerlukan alamat https.' });
    } catch {
      setResult({ problem: 'Berkas tidak dapat dibaca.' });
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
      <h2>Bandingkan berkas</h2>
      <p>Pilih berkas PDF surat di tangan Anda. Berkas diperiksa di peramban ini dan tidak dikirim ke mana pun.</p>
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
        <span>Letakkan PDF di sini, atau pilih berkas</span>
      </label>
      <div aria-live="polite">{result && <Outcome result={result} />}</div>
    </section>
  );
}

function Outcome({ result }: { result: NonNullable<Result> }) {
  if ('problem' in result) return <p className="letter-outcome">{result.problem}</p>;
  const { name, same, seal } = result;
  return (
    <div className="letter-outcome">
      <p>{name}</p>
      <Line good={same}>{same ? 'Berkas sama persis dengan arsip.' : 'Berkas berbeda dari arsip.'}</Line>
      <Line good={seal === 'sah'}>{seals[seal]}</Line>
    </div>
  );
}

const Line = ({ good, children }: { good: boolean; children: string }) => (
  <p className="letter-line" data-good={good}>
    <Icon name={good ? 'check' : 'close'} />
    {children}
  </p>
);
