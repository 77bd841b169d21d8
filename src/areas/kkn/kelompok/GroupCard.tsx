import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { alurKelompok, kelompok as resource } from '../../../../resources/kkn/kelompok.ts';
import type { KelompokMilik, KelompokSaya } from '../../../../resources/kkn/kelompokSaya.ts';
import { officersPath } from '../../../../resources/kkn/paths.ts';
import { Panel } from '../../../platform/patterns/record/Panel.tsx';
import { ReturnedNote } from '../../../platform/patterns/record/ReturnedNote.tsx';
import { StatusChip } from '../../../platform/ui/cells/StatusChip.tsx';
import { InvitePanel } from '../../mbkm/group/InvitePanel.tsx';
import { JoinCode } from '../../mbkm/group/JoinCode.tsx';
import { MemberList } from '../../mbkm/group/MemberList.tsx';
import { useGroupSteps } from '../../mbkm/group/useGroupSteps.ts';
import { NoLeader } from '../NoLeader.tsx';
import { FacultyChips, GenderBar } from '../papan/CompositionBar.tsx';
import { Violations } from '../papan/Violations.tsx';
import { VillagePanel } from './VillagePanel.tsx';

interface Props {
  group: KelompokMilik;
  wave: KelompokSaya['gelombang'];
}

/** Card of the own group: members, missing requirements, commands. */
export function GroupCard({ group, wave }: Props) {
  const { id, version, kode, nama, status, kodeGabung, memimpin, anggota, komposisi, pelanggaran } = group;
  const steps = { endpoint: resource.endpoint, workflow: alurKelompok };
  const { take, leave, busy, problem } = useGroupSteps(steps, { id, version, called: `${kode} ${nama}` });
  const open = status === 'draf' || status === 'revisi';
  const invited = anggota.filter(({ statusAnggota }) => statusAnggota === 'diundang').length;

  return (
    <>
      {problem ? <Alert severity="error">{problem}</Alert> : null}
      {group.adaKetua ? null : <NoLeader />}
      {group.catatan ? <ReturnedNote text={group.catatan} /> : null}
      <Paper variant="outlined" sx={{ p: { xs: 2, sm: 2.5 } }}>
        <Stack direction="row" useFlexGap spacing={1} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
          <Typography component="h2" variant="h6" sx={{ mr: 'auto', overflowWrap: 'anywhere' }}>
            {kode} {nama}
          </Typography>
          <StatusChip workflow={alurKelompok} value={status} />
        </Stack>
        <Facts group={group} />
        {kodeGabung ? <JoinCode code={kodeGabung} /> : null}
        <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', mt: 2 }}>
          {memimpin && open ? (
            <>
              <Button variant="contained" loading={busy === 'ajukan'} onClick={() => take('ajukan')}>
                Ajukan
              </Button>
              <Button color="error" loading={busy === 'batal'} onClick={() => take('batal')}>
                Bubarkan
              </Button>
            </>
          ) : null}
          {memimpin ? (
            <Button component={Link} to={officersPath(id)}>
              Atur struktur
            </Button>
          ) : null}
          {memimpin && status === 'disetujui' && !group.dpl ? (
            <Button variant="contained" component={Link} to="/kkn/memilih-dospem">
              Pilih DPL
            </Button>
          ) : null}
          {!memimpin && open ? (
            <Button color="error" loading={busy === 'keluar'} onClick={leave}>
              Keluar dari kelompok
            </Button>
          ) : null}
        </Stack>
      </Paper>
      <Panel title="Susunan">
        <Stack spacing={1.5}>
          <GenderBar {...komposisi} />
          <FacultyChips {...komposisi} />
          {pelanggaran.length > 0 ? (
            <Violations of={pelanggaran} />
          ) : (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              Susunan sudah sesuai aturan gelombang ini.
            </Typography>
          )}
          {invited > 0 ? (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {invited} undangan belum dijawab.
            </Typography>
          ) : null}
        </Stack>
      </Panel>
      {memimpin && open ? (
        <InvitePanel
          endpoint={resource.endpoint}
          id={id}
          version={version}
          room={wave.ukuranMaks - (komposisi.L + komposisi.P) - invited}
        />
      ) : null}
      <MemberList of={anggota} open={open} />
      {/* Last: it comes after the others, and pushes nothing down. */}
      {group.idDesa ? <VillagePanel id={group.idDesa} /> : null}
    </>
  );
}

function Facts({ group: { desa, dpl, pic, noHpPic } }: { group: KelompokMilik }) {
  const facts = [
    ['Desa', desa],
    ['DPL', dpl],
    ['PIC', pic && noHpPic ? `${pic} (${noHpPic})` : pic],
  ].filter(([, value]) => value);
  return facts.map(([name, value]) => (
    <Typography key={name} variant="body2" sx={{ mt: 0.5 }}>
      <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
        {name}:{' '}
      </Typography>
      {value}
    </Typography>
  ));
}
