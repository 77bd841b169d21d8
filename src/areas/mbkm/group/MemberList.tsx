import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { statusAnggota } from '../../../../resources/programme/groupMembers.ts';
import type { AnggotaSaya } from '../../../../resources/programme/ownGroup.ts';
import { Panel } from '../../../platform/patterns/record/Panel.tsx';

const words: Readonly<Record<string, string>> = statusAnggota;

/** Everybody of a group with position and state; `open`: it is still being formed, those invited stand with it. */
export function MemberList({ of, open }: { of: readonly AnggotaSaya[]; open: boolean }) {
  const shown = of.filter(({ statusAnggota: state }) => open || state === 'bergabung');
  const joined = of.filter(({ statusAnggota: state }) => state === 'bergabung');
  return (
    <Panel title={`Anggota (${joined.length})`}>
      <Stack component="ul" spacing={1.5} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {shown.map(({ idPendaftarMbkm, npm, nama, prodi, jabatan, divisi, statusAnggota: state, saya }) => (
          <Stack key={idPendaftarMbkm ?? npm} component="li" direction="row" spacing={1} sx={{ alignItems: 'center' }}>
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
