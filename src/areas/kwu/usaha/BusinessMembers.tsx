import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useRecordContext } from 'react-admin';
import { statusAnggota } from '../../../../resources/programme/groupMembers.ts';
import { isRecord } from '../../../platform/providers/isRecord.ts';

const words: Readonly<Record<string, string>> = statusAnggota;

/** Words of a reference of a child row. */
function labelOf(row: Readonly<Record<string, unknown>>, name: string): string {
  const embedded = isRecord(row._embed) ? row._embed[name] : null;
  return isRecord(embedded) && typeof embedded.label === 'string' ? embedded.label : '';
}

/** Members of the business in context, also former ones, with position and share. */
export function BusinessMembers() {
  const record = useRecordContext();
  const rows: unknown = record?.anggota;
  const members = Array.isArray(rows) ? rows.filter(isRecord) : [];
  if (members.length === 0) return <Typography variant="body2">Belum ada anggota.</Typography>;
  return (
    <Box component="ul" aria-label="Anggota" sx={{ m: 0, mt: 1, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
      {members.map((row, i) => {
        const state = String(row.statusAnggota ?? '');
        const part = typeof row.jabatanUsaha === 'string' ? row.jabatanUsaha : '';
        const left = typeof row.alasanKeluar === 'string' ? row.alasanKeluar : '';
        return (
          <Box key={String(row.id ?? i)} component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
            <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              <Typography variant="body1">{labelOf(row, 'idMahasiswa')}</Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {[labelOf(row, 'idJenisAnggota'), part, left].filter(Boolean).join(' · ')}
              </Typography>
            </Box>
            {state === 'bergabung' ? null : <Chip size="small" variant="outlined" label={words[state] ?? state} />}
          </Box>
        );
      })}
    </Box>
  );
}
