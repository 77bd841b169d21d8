import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { type MatkulAsal, sksAsalDari } from '../../../../resources/konversi/aturanPaket.ts';
import { satuanAsal, terpilihAwal } from '../../../../resources/konversi/terpilihAwal.ts';
import { Said } from '../../../platform/common/Said.tsx';
import { UploadField } from '../../../platform/patterns/upload/UploadField.tsx';
import { formatNumber, parseNumber } from '../../../platform/providers/format.ts';
import { useWords } from '../../../platform/providers/language.ts';
import { labelOf } from '../../../platform/ui/registry.ts';
import type { Pick } from './usePick.ts';

interface Props {
  pick: Pick;
  id: string;
  /** Name of the own course, for people who hear the labels. */
  nama: string;
}

/** The host's course that an own one stands for, with its syllabus; ECTS become SKS as one types. */
export function HostInput({ pick, id, nama }: Props) {
  const say = useWords();
  const asal = pick.hostOf(id);
  const inEcts = asal.satuanAsal === 'ects';
  const amount: keyof MatkulAsal = inEcts ? 'sksAsliAsal' : 'sksAsal';
  const sks = sksAsalDari(asal);
  const field = (name: 'kodeMatkulAsal' | 'namaMatkulAsal', label: string, max: number) => {
    const problem = pick.hostProblem(id, name);
    return (
      <TextField
        label={label}
        required
        value={asal[name] ?? ''}
        onChange={event => pick.map(id, { [name]: event.target.value })}
        error={problem !== null}
        helperText={problem}
        slotProps={{
          htmlInput: { maxLength: max, 'aria-label': say('%{nama} untuk %{nama2}', { nama: label, nama2: nama }) },
        }}
      />
    );
  };
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1.5,
        my: 1.5,
        gridTemplateColumns: { xs: 'minmax(0, 1fr) minmax(0, 1fr)', sm: '1fr 2fr' },
        '& > :nth-of-type(2)': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
        '& > :nth-of-type(1)': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
      }}
    >
      {field('kodeMatkulAsal', say('Kode MK PT tujuan'), 20)}
      {field('namaMatkulAsal', say('Mata kuliah PT tujuan'), 150)}
      <TextField
        select
        label={say('Satuan')}
        value={inEcts ? 'ects' : 'sks'}
        onChange={event => pick.map(id, { satuanAsal: event.target.value, sksAsal: null, sksAsliAsal: null })}
        slotProps={{ htmlInput: { 'aria-label': say('Satuan untuk %{nama}', { nama }) } }}
      >
        {Object.entries(satuanAsal).map(([value, label]) => (
          <MenuItem key={value} value={value}>
            <Said label={label} />
          </MenuItem>
        ))}
      </TextField>
      <Amount
        key={amount}
        label={inEcts ? 'ECTS' : say('SKS PT tujuan')}
        nama={nama}
        value={asal[amount] ?? null}
        problem={pick.hostProblem(id, amount)}
        hint={inEcts && sks !== null ? `= ${formatNumber(sks)} SKS` : ' '}
        onChange={value => pick.map(id, { [amount]: value })}
      />
      <Syllabus pick={pick} id={id} nama={nama} />
    </Box>
  );
}

/** Syllabus of the host's course, for whoever judges the equivalence. */
function Syllabus({ pick, id, nama }: Props) {
  const { name: resource } = terpilihAwal;
  const { types, maxMb } = terpilihAwal.fields.berkasSilabus;
  return (
    <Box sx={{ gridColumn: '1 / -1' }}>
      <UploadField
        target={{ resource, field: 'berkasSilabus', types, maxMb }}
        label={`${labelOf(terpilihAwal, 'berkasSilabus')} ${nama}`}
        value={pick.hostOf(id).berkasSilabus ?? null}
        onChange={berkasSilabus => pick.map(id, { berkasSilabus })}
        error={pick.hostProblem(id, 'berkasSilabus') ?? undefined}
      />
    </Box>
  );
}

interface AmountProps {
  label: string;
  nama: string;
  value: number | null;
  problem: string | null;
  hint: string;
  onChange: (value: number | null) => void;
}

/** A number as it is typed, with a comma or without. */
function Amount({ label, nama, value, problem, hint, onChange }: AmountProps) {
  const say = useWords();
  const [typed, setTyped] = useState(() => (value === null ? '' : String(value).replace('.', ',')));
  const read = parseNumber(typed);
  const wrong = typeof read === 'string';
  return (
    <TextField
      label={label}
      required
      value={typed}
      onChange={event => {
        setTyped(event.target.value);
        const next = parseNumber(event.target.value);
        onChange(typeof next === 'number' ? next : null);
      }}
      error={wrong || problem !== null}
      helperText={wrong ? say('Harus berupa angka.') : (problem ?? hint)}
      slotProps={{
        htmlInput: { inputMode: 'decimal', 'aria-label': say('%{nama} untuk %{nama2}', { nama: label, nama2: nama }) },
      }}
    />
  );
}
