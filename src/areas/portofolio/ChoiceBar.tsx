import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { role } from '../../../resources/roles.ts';
import { dayToday } from '../../platform/providers/format.ts';
import { RefPicker } from '../../platform/ui/inputs/RefPicker.tsx';
import { useBaseRole } from '../../platform/ui/permissions.ts';
import type { Chosen } from './works.ts';

interface Props {
  chosen: Chosen;
  onChange: (over: Partial<Chosen>) => void;
}

/** Ten years back are offered; an address may name others. */
const offered = 10;
const owners = { '': 'Semua', mahasiswa: 'Mahasiswa', dosen: 'Dosen' } as const;
const whole: ReadonlySet<string> = new Set([role.superAdmin, role.timMbkm, role.bakpk]);

/** Selection of works for the figures: years, owner and, for readers of the whole university, the study programme. */
export function ChoiceBar({ chosen, onChange }: Props) {
  const baseRole = useBaseRole();
  const last = Number(dayToday().slice(0, 4));
  const years = Array.from({ length: offered }, (_, i) => String(last - i));
  const yearField = (name: 'tahunMulai' | 'tahunSelesai', label: string) => (
    <TextField
      select
      margin="none"
      label={label}
      value={chosen[name]}
      onChange={({ target }) => onChange({ [name]: target.value })}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      <MenuItem value="">Semua</MenuItem>
      {[...new Set([...(chosen[name] ? [chosen[name]] : []), ...years])].map(year => (
        <MenuItem key={year} value={year}>
          {year}
        </MenuItem>
      ))}
    </TextField>
  );
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1.5,
        mb: 2,
        gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(3, minmax(0, 160px)) minmax(0, 320px)' },
      }}
    >
      {yearField('tahunMulai', 'Dari tahun')}
      {yearField('tahunSelesai', 'Sampai tahun')}
      {baseRole === role.mahasiswa ? null : (
        <TextField
          select
          margin="none"
          label="Pemilik"
          value={chosen.jenisPemilik}
          onChange={({ target }) => onChange({ jenisPemilik: target.value })}
          slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
          sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' } }}
        >
          {Object.entries(owners).map(([value, label]) => (
            <MenuItem key={value} value={value}>
              {label}
            </MenuItem>
          ))}
        </TextField>
      )}
      {baseRole && whole.has(baseRole) ? (
        <Box sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' } }}>
          <RefPicker
            to="master/program-prodi"
            value={chosen.idProgramProdi || null}
            onChange={id => onChange({ idProgramProdi: id ?? '' })}
            frame={{ id: 'idProgramProdi', label: 'Program studi' }}
          />
        </Box>
      ) : null}
    </Box>
  );
}
