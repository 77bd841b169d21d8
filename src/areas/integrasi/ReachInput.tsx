import AddIcon from '@mui/icons-material/Add';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { get, useFieldArray, useFormState, useWatch } from 'react-hook-form';
import { messageOf } from '../../platform/ui/failedCall.ts';
import type { InputProps } from '../../platform/ui/inputs/useFieldInput.ts';
import { ReachLine } from './ReachLine.tsx';
import { useSources } from './useSources.ts';

/** What a key reaches: a card for each kind of data, with what may be done there, its fields and its rows. */
export default function ReachInput({ source }: InputProps) {
  const role: unknown = useWatch({ name: 'peran' });
  const { data: sources = [], error, isPending } = useSources(role);
  const { errors } = useFormState({ name: source });
  const { fields: lines, append, remove } = useFieldArray({ name: source, keyName: 'kunci' });
  const box = useRef<HTMLDivElement>(null);
  const adds = useRef<HTMLButtonElement>(null);
  const chosen: unknown = useWatch({ name: source });
  const named = Array.isArray(chosen) ? chosen.map(line => line?.sumber) : [];
  const whole: unknown = get(errors, `${source}.message`) ?? get(errors, `${source}.root.message`);
  const drop = (index: number) => {
    remove(index);
    requestAnimationFrame(() => adds.current?.focus());
  };
  return (
    <Stack spacing={1.5} ref={box} sx={{ gridColumn: '1 / -1' }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Hanya data yang disebut di sini yang dicapai kunci. Selebihnya ditolak.
      </Typography>
      {error ? <Alert severity="error">{messageOf(error)}</Alert> : null}
      {lines.map((line, index) => (
        <ReachLine
          key={line.kunci}
          source={`${source}.${index}`}
          number={index + 1}
          sources={sources.filter(({ nama }) => nama === named[index] || !named.includes(nama))}
          onDrop={() => drop(index)}
        />
      ))}
      {typeof whole === 'string' ? (
        <FormHelperText error data-salah="">
          {whole}
        </FormHelperText>
      ) : null}
      <Button
        ref={adds}
        size="small"
        startIcon={<AddIcon />}
        disabled={isPending || lines.length >= sources.length}
        onClick={() => append({ sumber: null, akses: ['baca'], kolom: [], saringKolom: null, saringNilai: [] })}
        sx={{ alignSelf: 'flex-start' }}
      >
        Tambah data
      </Button>
    </Stack>
  );
}
