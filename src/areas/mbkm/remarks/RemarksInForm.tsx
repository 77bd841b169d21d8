import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Komentar } from '../../../../resources/programme/remarks.ts';
import { useWords } from '../../../platform/providers/language.ts';
import { RemarkList } from './RemarkList.tsx';

const isRemark = (value: unknown): value is Komentar =>
  typeof value === 'object' && value !== null && 'bagian' in value && 'isi' in value;

/** Beside what is being repaired: the remarks on that part, and whether they are answered; kept with the form. */
export function RemarksInForm({ part }: { part: string }) {
  const say = useWords();
  const { setValue } = useFormContext();
  const stored: unknown = useWatch({ name: 'komentar' });
  const all = Array.isArray(stored) ? stored.filter(isRemark) : [];
  const own = all.filter(({ bagian }) => bagian === part);
  return (
    <RemarkList
      of={own}
      mark={remark => (
        <FormControlLabel
          label={say('Sudah ditanggapi')}
          control={
            <Checkbox
              size="small"
              slotProps={{ input: { 'aria-label': say('Sudah ditanggapi: %{isi}', { isi: remark.isi }) } }}
              checked={remark.selesai === true}
              onChange={(_, selesai) =>
                setValue(
                  'komentar',
                  all.map(each => (each === remark ? { ...each, selesai } : each)),
                  { shouldDirty: true },
                )
              }
            />
          }
        />
      )}
    />
  );
}
