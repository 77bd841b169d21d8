import Alert from '@mui/material/Alert';
import { inSentence } from '../../../../resources/kit/index.ts';
import type { Report } from '../../providers/api.ts';
import { useLabel, useWords } from '../../providers/language.ts';

interface Props {
  look: Report | undefined;
  /** Rows that the dialog is about. */
  rows: number;
}

/** Told before a deletion: what goes along, in numbers; what stays, and why. */
export function DeletionLook({ look, rows }: Props) {
  const say = useWords();
  const labelOf = useLabel();
  if (!look) return null;
  const { gagal, ikut = [] } = look;
  const reasons = [...new Set(gagal.map(({ pesan }) => pesan))].map(pesan => ({
    pesan,
    stays: gagal.filter(one => one.pesan === pesan).length,
  }));
  return (
    <>
      {ikut.length ? (
        <Alert severity="info" sx={{ mt: 2 }}>
          {say('Ikut terhapus: %{data}.', {
            data: ikut.map(({ label, n }) => say('%{n} %{data}', { n, data: inSentence(labelOf(label)) })).join(', '),
          })}
        </Alert>
      ) : null}
      {reasons.map(({ pesan, stays }) => (
        <Alert key={pesan} severity="warning" sx={{ mt: 2 }}>
          {rows > 1 ? `${say('%{a} dari %{b}', { a: stays, b: rows })}: ` : ''}
          {pesan}
        </Alert>
      ))}
    </>
  );
}
