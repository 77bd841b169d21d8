import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useNavigate } from 'react-router-dom';
import type { KelompokGelombang } from '../../../../resources/kkn/papan.ts';
import { CheckedArrangement } from './CheckedArrangement.tsx';
import type { GroupRecord } from './groupRecord.ts';
import { OverrideDialog } from './OverrideDialog.tsx';
import { PeopleList } from './PeopleList.tsx';
import { PlacementPanel } from './PlacementPanel.tsx';
import { useArrangementCheck } from './useArrangementCheck.ts';
import { useGroupArrangement } from './useGroupArrangement.ts';
import { useSaveArrangement } from './useSaveArrangement.ts';

interface Props {
  group: GroupRecord;
  wave: KelompokGelombang;
  /** Id of the position of a plain member. */
  plain: string;
  onReload: () => void;
}

/** Participants without a group, the group's members, and its village and lecturer, with what the rules say of them. */
export function ArrangeForm({ group, wave, plain, onReload }: Props) {
  const { arrangement, change, members, withoutGroup, add, remove } = useGroupArrangement(group, wave);
  const check = useArrangementCheck(group.id, arrangement);
  const violations = check.data?.pelanggaran ?? [];
  const saving = useSaveArrangement({ group, arrangement, violations, plain });
  const navigate = useNavigate();
  const reload = (
    <Button color="inherit" size="small" onClick={onReload}>
      Muat ulang
    </Button>
  );
  return (
    <Stack spacing={2}>
      <Typography component="h2" variant="h6">
        {group.kode} {group.nama}
      </Typography>
      {saving.problem ? (
        <Alert severity="error" action={saving.problem.stale ? reload : undefined}>
          {saving.problem.text}
        </Alert>
      ) : null}
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { md: '1fr 1fr 320px' }, alignItems: 'start' }}>
        <PeopleList
          title="Tanpa kelompok"
          people={withoutGroup}
          verb="Masukkan"
          empty="Semua peserta sudah berkelompok."
          onTake={add}
        />
        <PeopleList title="Anggota" people={members} verb="Keluarkan" empty="Belum ada anggota." onTake={remove} />
        <Stack spacing={2}>
          <PlacementPanel wave={wave} arrangement={arrangement} onChange={change} />
          <CheckedArrangement checked={check.data} error={check.error} busy={check.isFetching} />
          <Stack direction="row" spacing={1} sx={{ justifyContent: 'flex-end' }}>
            <Button onClick={() => navigate(-1)} disabled={saving.busy}>
              Batal
            </Button>
            <Button variant="contained" loading={saving.busy} onClick={saving.save}>
              Simpan
            </Button>
          </Stack>
        </Stack>
      </Box>
      {saving.asking ? (
        <OverrideDialog broken={violations} onClose={saving.cancelAsking} onAgree={saving.saveWithNote} />
      ) : null}
    </Stack>
  );
}
