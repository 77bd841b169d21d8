import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import FormControlLabel from '@mui/material/FormControlLabel';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { KelasTersedia } from '../../../../../resources/pertukaran/bacaanKrs.ts';
import { useLabel, useWords } from '../../../../platform/providers/language.ts';
import { useWhen } from './when.ts';

interface Props {
  classes: readonly KelasTersedia[];
  onTake: (one: KelasTersedia) => void;
  busy: boolean;
}

const distinct = (values: readonly (string | null)[]): string[] =>
  [...new Set(values.filter(value => value !== null))].toSorted();

/** Reason why a class cannot be taken; undefined if it can. */
function reasonOf(
  { sudahDiambil, bentrokDengan, sisaKursi }: KelasTersedia,
  say: ReturnType<typeof useWords>,
): string | undefined {
  if (sudahDiambil) return say('Sudah dipilih');
  if (bentrokDengan) return say('Bentrok dengan %{nama}', { nama: bentrokDengan });
  return sisaKursi === 0 ? say('Penuh') : undefined;
}

/** Classes that may be taken, found by words, study programme, day and seats. */
export function OfferedClasses({ classes, onTake, busy }: Props) {
  const say = useWords();
  const labelOf = useLabel();
  const whenOf = useWhen();
  const [words, setWords] = useState('');
  const [prodi, setProdi] = useState('');
  const [hari, setHari] = useState('');
  const [free, setFree] = useState(false);
  const wanted = words.trim().toLowerCase();
  const shown = classes.filter(
    one =>
      (!wanted || `${one.kodeMk} ${one.namaMk} ${one.dosen ?? ''}`.toLowerCase().includes(wanted)) &&
      (!prodi || one.prodi === prodi) &&
      (!hari || one.hari === hari) &&
      (!free || one.sisaKursi > 0),
  );
  return (
    <>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1} sx={{ mb: 1 }}>
        <TextField
          label={say('Cari mata kuliah')}
          size="small"
          value={words}
          onChange={e => setWords(e.target.value)}
          fullWidth
        />
        <TextField
          label={say('Program studi')}
          size="small"
          select
          value={prodi}
          onChange={e => setProdi(e.target.value)}
          fullWidth
        >
          <MenuItem value="">{say('Semua')}</MenuItem>
          {distinct(classes.map(one => one.prodi)).map(name => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          label={say('Hari')}
          size="small"
          select
          value={hari}
          onChange={e => setHari(e.target.value)}
          fullWidth
        >
          <MenuItem value="">{say('Semua')}</MenuItem>
          {distinct(classes.map(one => one.hari)).map(name => (
            <MenuItem key={name} value={name}>
              {labelOf(name)}
            </MenuItem>
          ))}
        </TextField>
      </Stack>
      <FormControlLabel
        control={<Switch checked={free} onChange={(_, on) => setFree(on)} />}
        label={say('Masih ada kursi')}
      />
      {shown.length === 0 ? (
        <Typography sx={{ color: 'text.secondary', py: 2 }}>{say('Tidak ada kelas yang cocok.')}</Typography>
      ) : null}
      <List disablePadding>
        {shown.map(one => {
          const reason = reasonOf(one, say);
          return (
            <ListItem key={one.idMkInbound} divider disableGutters sx={{ gap: 1, alignItems: 'flex-start' }}>
              <Box sx={{ minWidth: 0, flex: 1 }}>
                <Typography sx={{ overflowWrap: 'anywhere' }}>
                  {say('%{nama} (%{kelas}), %{sks} SKS', { nama: one.namaMk, kelas: one.kelas, sks: one.sks })}
                </Typography>
                <Typography variant="body2" className="angka" sx={{ color: 'text.secondary' }}>
                  {say('%{kode} · %{waktu} · sisa %{sisa} dari %{kuota} kursi', {
                    kode: one.kodeMk,
                    waktu: whenOf(one),
                    sisa: one.sisaKursi,
                    kuota: one.kuota,
                  })}
                </Typography>
                <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
                  {[one.prodi, one.dosen].filter(Boolean).join(' · ')}
                </Typography>
              </Box>
              {reason ? (
                <Chip
                  size="small"
                  label={reason}
                  sx={{ height: 'auto', '& .MuiChip-label': { whiteSpace: 'normal' } }}
                />
              ) : (
                <Button
                  size="small"
                  variant="outlined"
                  onClick={() => onTake(one)}
                  disabled={busy}
                  aria-label={say('Pilih %{nama} kelas %{kelas}', { nama: one.namaMk, kelas: one.kelas })}
                >
                  {say('Pilih')}
                </Button>
              )}
            </ListItem>
          );
        })}
      </List>
    </>
  );
}
