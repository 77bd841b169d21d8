import TextField from '@mui/material/TextField';
import { alasanMin } from '../../../../resources/konversi/aturanPaket.ts';
import { useWords } from '../../../platform/providers/language.ts';
import type { Pick } from './usePick.ts';

interface Props {
  pick: Pick;
  id: string;
  /** Name of the course, for people who hear the label. */
  nama: string;
}

/** Why a chosen course belongs to the activity; the length that is still missing is counted. */
export function ReasonInput({ pick, id, nama }: Props) {
  const say = useWords();
  const value = pick.choice.alasan[id] ?? '';
  const problem = pick.reasonProblem(id);
  const missing = alasanMin - value.trim().length;
  const hint =
    missing > 0 ? say('Tugas apa yang menerapkan mata kuliah ini? Kurang %{n} karakter.', { n: missing }) : ' ';
  return (
    <TextField
      label={say('Kaitan dengan kegiatan')}
      required
      multiline
      minRows={2}
      value={value}
      onChange={event => pick.explain(id, event.target.value)}
      error={problem !== null}
      helperText={problem ?? hint}
      slotProps={{ htmlInput: { 'aria-label': say('Kaitan %{nama} dengan kegiatan', { nama }), maxLength: 10_000 } }}
    />
  );
}
