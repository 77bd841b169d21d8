import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useFormContext } from 'react-hook-form';
import { penulisDalamSel } from '../../../resources/portofolio/penulisDalamSel.ts';
import type { KetersediaanCrossref, RincianKarya } from '../../../resources/portofolio/rincian.ts';
import { http } from '../../platform/providers/http.ts';
import { messageOf } from '../../platform/ui/failedCall.ts';
import type { InputProps } from '../../platform/ui/inputs/useFieldInput.ts';
import { useDeclaration } from '../../platform/ui/registry.ts';
import { useFieldLabel } from '../../platform/ui/useFieldLabel.ts';
import { useNumber } from './NumberInput.tsx';

/** Labels of fields that were filled, and of those that say something else and stay. */
interface Filled {
  filled: string[];
  kept: string[];
}

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** A DOI, and where the portal may ask Crossref the details of its publication for the fields that are empty yet. */
export default function DoiInput(props: InputProps) {
  const { name } = useDeclaration();
  const labelOf = useFieldLabel();
  const { getValues, setValue } = useFormContext();
  const { value, wrong, input } = useNumber(props);
  const { data: can } = useQuery({
    queryKey: ['crossref'],
    queryFn: async () => (await http<KetersediaanCrossref>('v9/crossref')).data,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const fill = ({ isian, penulis }: RincianKarya): Filled => {
    const authors = penulisDalamSel.read(penulis.map(one => one.replaceAll(';', ',')).join('; '));
    const given: [string, unknown][] = [
      ...Object.entries(isian),
      ...(authors.length ? [['penulis', authors] as [string, unknown]] : []),
    ];
    const outcome: Filled = { filled: [], kept: [] };
    for (const [field, said] of given) {
      if (field === props.source) continue;
      const now: unknown = getValues(field);
      if (isEmpty(now)) {
        setValue(field, said, { shouldDirty: true, shouldTouch: true });
        outcome.filled.push(labelOf(field));
      } else if (field === 'penulis' || String(now) !== String(said)) outcome.kept.push(labelOf(field));
    }
    return outcome;
  };
  const ask = useMutation({
    mutationFn: async (doi: string) => {
      const query = { jenis: name.slice(name.indexOf('/') + 1), doi };
      const { data } = await http<RincianKarya>('v9/crossref/rincian', { query });
      // Corrected while Crossref was asked: what it says is another publication's.
      return getValues(props.source) === doi ? fill(data) : null;
    },
  });
  /** The answer is shown only while its DOI is in the field. */
  const told = ask.variables === value;
  return (
    <Stack spacing={1}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1} sx={{ alignItems: { sm: 'flex-start' } }}>
        <TextField {...input} slotProps={{ htmlInput: { autoComplete: 'off' } }} />
        {can?.tersedia ? (
          <Button
            variant="outlined"
            onClick={() => ask.mutate(value)}
            loading={ask.isPending}
            disabled={value.trim() === '' || wrong !== undefined}
            sx={{ flexShrink: 0, minHeight: 40 }}
          >
            Ambil rincian
          </Button>
        ) : null}
      </Stack>
      {told && ask.isError ? <Alert severity="warning">{messageOf(ask.error)}</Alert> : null}
      {told && ask.data ? <Outcome {...ask.data} /> : null}
    </Stack>
  );
}

function Outcome({ filled, kept }: Filled) {
  return (
    <Alert severity={filled.length ? 'success' : 'info'}>
      {filled.length
        ? `Terisi dari Crossref: ${filled.join(', ')}. Periksa kembali.`
        : 'Tidak ada isian kosong yang terisi.'}
      {kept.length ? ` Tidak diubah karena sudah terisi: ${kept.join(', ')}.` : ''}
    </Alert>
  );
}
