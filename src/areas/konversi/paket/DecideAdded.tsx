import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { alasanTerkunci } from '../../../../resources/konversi/aturanPaket.ts';
import { useWords } from '../../../platform/providers/language.ts';
import { CourseLine } from './CourseLine.tsx';
import type { Decide } from './useDecide.ts';

/** Courses of the package that the verifier adds to what was proposed. */
export function DecideAdded({ decide }: { decide: Decide }) {
  const say = useWords();
  const open = decide.free.filter(course => alasanTerkunci(course) === null);
  return (
    <>
      {decide.added.length > 0 ? (
        <Box component="ul" aria-label={say('Ditambahkan')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {decide.added.map(course => (
            <CourseLine
              key={course.id}
              course={course}
              sks={course.sks}
              beside={
                <IconButton
                  aria-label={say('Hapus %{nama}', { nama: course.nama })}
                  onClick={() => decide.remove(course.id)}
                >
                  <DeleteIcon />
                </IconButton>
              }
            />
          ))}
        </Box>
      ) : null}
      {open.length > 0 ? (
        <TextField
          select
          label={say('Tambah mata kuliah dari paket')}
          value=""
          onChange={event => decide.add(event.target.value)}
          sx={{ maxWidth: 640 }}
        >
          {open.map(({ id, nama, kode, sks }) => (
            <MenuItem key={id} value={id}>
              {nama} ({kode}, {sks} SKS)
            </MenuItem>
          ))}
        </TextField>
      ) : null}
    </>
  );
}
