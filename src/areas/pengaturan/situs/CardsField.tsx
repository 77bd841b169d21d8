import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import type { IsianSitus } from '../../../../resources/pengaturan/situs.ts';
import type { NilaiSitus } from '../../../../resources/pengaturan/situsSkema.ts';
import { type Kartu, kartuLengkap } from '../../../../resources/pengaturan/situsUrutan.ts';
import { EntryMoves } from '../../../platform/common/EntryMoves.tsx';
import { inWords } from '../../../platform/providers/reading.ts';
import { moved } from './documentEdit.ts';

interface Props {
  isian: Extract<IsianSitus, { kind: 'cards' }>;
  value: NilaiSitus | undefined;
  path: string;
  errors: Readonly<Record<string, string>>;
  onChange: (value: NilaiSitus) => void;
}

/** Choice and order of the shown cards. */
export function CardsField({ isian, value, path, errors, onChange }: Props) {
  const title = useId();
  const [said, setSaid] = useState('');
  const { choices } = isian;
  const cards = kartuLengkap(value, Object.keys(choices));
  const error = errors[path];
  const put = (next: readonly Kartu[]) => onChange(next.map(card => ({ ...card })));
  const move = (at: number, step: -1 | 1) => {
    const { kode = '' } = cards[at] ?? {};
    put(moved(cards, at, step));
    setSaid(`${choices[kode]} sekarang ke-${at + step + 1} dari ${cards.length}.`);
  };
  return (
    <Box role="group" aria-labelledby={title}>
      <Typography id={title} variant="subtitle2" sx={{ mb: 0.5 }}>
        {isian.label}
      </Typography>
      {cards.map(({ kode, tampil }, at) => {
        const name = choices[kode] ?? kode;
        return (
          <Stack key={kode} direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between' }}>
            <FormControlLabel
              label={name}
              sx={{ ml: 0, minWidth: 0 }}
              control={
                <Switch
                  size="small"
                  checked={tampil === 'ya'}
                  slotProps={{ input: { 'aria-label': `Tampilkan ${name}`, 'aria-invalid': error !== undefined } }}
                  onChange={event =>
                    put(
                      cards.map((one, i) => (i === at ? { kode, tampil: event.target.checked ? 'ya' : 'tidak' } : one)),
                    )
                  }
                />
              }
            />
            <EntryMoves name={name} first={at === 0} last={at === cards.length - 1} onMove={step => move(at, step)} />
          </Stack>
        );
      })}
      {error === undefined ? null : <FormHelperText error>{inWords(error)}</FormHelperText>}
      <Box role="status" sx={{ position: 'absolute', overflow: 'hidden', clipPath: 'inset(50%)' }}>
        {said}
      </Box>
    </Box>
  );
}
