import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { KelompokMilik } from '../../../../resources/kkn/kelompokSaya.ts';
import { statusAnggota } from '../../../../resources/programme/groupMembers.ts';
import { Panel } from '../../../patterns/record/Panel.tsx';

const words: Readonly<Record<string, string>> = statusAnggota;

/** Everybody of the group with position and state. */
export function MemberList({ group, open }: { group: KelompokMilik; open: boolean }) {
  const shown = group.anggota.filter(({ statusAnggota: state }) => open || state === 'bergabung');
  return (
    <Panel title={`Anggota (${group.komposisi.L + group.komposisi.P})`}>
      <Stack component="ul" spacing={1.5} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {shown.map(({ idPendaftarMbkm, nama, npm, prodi, jabatan, divisi, statusAnggota: state, saya }) => (
          <Stack key={idPendaftarMbkm} component="li" direction="row" spacing={1} sx={{ alignItems: 'center' }}>
            <div style={{ flex: 1, minWidth: 0 }}>
              <Typography variant="body1" sx={{ fontWeight: saya ? 600 : 400, overflowWrap: 'anywhere' }}>
                {nama}
                {saya ? ' (Anda)' : ''}
              </Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {npm} · {prodi}
                {divisi ? ` · ${divisi}` : ''}
              </Typography>
            </div>
            <Chip
              size="small"
              variant={state === 'bergabung' ? 'filled' : 'outlined'}
              color={state === 'menolak' ? 'error' : state === 'diundang' ? 'warning' : 'default'}
              label={state === 'bergabung' ? jabatan : (words[state] ?? state)}
            />
          </Stack>
        ))}
      </Stack>
    </Panel>
  );
}
