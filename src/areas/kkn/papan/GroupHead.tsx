import EditIcon from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { KelompokUsulan } from '../../../../resources/kkn/papan.ts';
import { FacultyChips, GenderBar } from './CompositionBar.tsx';
import { useBoard } from './useBoard.ts';
import { Violations } from './Violations.tsx';

/** Head of a group's column: village, leader, supervisor, composition and violations. */
export function GroupHead({ group, id }: { group: KelompokUsulan; id: string }) {
  const { usulan, store, fixed, ask } = useBoard();
  const { kunci, idDesa, idDpl, idKetua, anggota, komposisi, pelanggaran } = group;
  const village = usulan.desa.find(({ id: one }) => one === idDesa)?.nama;
  const supervisor = usulan.dpl.find(({ id: one }) => one === idDpl)?.nama;
  return (
    <Stack spacing={0.75} sx={{ p: 1.25, borderBottom: 1, borderColor: 'divider' }}>
      <Stack direction="row" sx={{ alignItems: 'center' }}>
        <Typography id={id} component="h3" variant="subtitle1" sx={{ flex: 1 }}>
          {kunci}{' '}
          <Typography component="span" variant="body2" className="angka" sx={{ color: 'text.secondary', ml: 1 }}>
            {anggota.length} orang
          </Typography>
        </Typography>
        {fixed ? null : (
          <IconButton size="small" aria-label={`Atur ${kunci}`} onClick={() => ask({ what: 'kelompok', kunci })}>
            <EditIcon fontSize="small" />
          </IconButton>
        )}
      </Stack>
      <Box component="dl" sx={{ m: 0, display: 'grid', gridTemplateColumns: '48px minmax(0, 1fr)', rowGap: 0.25 }}>
        <Line name="Desa" value={village} missing="Belum ada" />
        <Line name="DPL" value={supervisor} missing="Belum ada" />
        <Line name="Ketua" value={idKetua ? store.nameOf(idKetua) : undefined} missing="Belum ada" />
      </Box>
      <GenderBar {...komposisi} />
      <FacultyChips {...komposisi} />
      <Violations of={pelanggaran} />
    </Stack>
  );
}

function Line({ name, value, missing }: { name: string; value: string | undefined; missing: string }) {
  return (
    <>
      <Typography component="dt" variant="caption" sx={{ color: 'text.secondary' }}>
        {name}
      </Typography>
      <Typography
        component="dd"
        variant="caption"
        noWrap
        title={value}
        sx={{ m: 0, ...(value ? {} : { color: 'text.secondary', fontStyle: 'italic' }) }}
      >
        {value ?? missing}
      </Typography>
    </>
  );
}
