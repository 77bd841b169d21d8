import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { ResourceContextProvider } from 'react-admin';
import { useParams } from 'react-router-dom';
import type { GroupGradingOptions } from '../../../../../resources/kit/index.ts';
import type { LembarKelompok } from '../../../../../resources/nilai/lembar.ts';
import { penilaian } from '../../../../../resources/nilai/penilaian.ts';
import { useDialogs } from '../../../../platform/common/dialogs/useDialogs.ts';
import { TitleBack } from '../../../../platform/common/TitleBack.tsx';
import { useUnsaved } from '../../../../platform/common/unsaved/useUnsaved.ts';
import { Panel } from '../../../../platform/patterns/record/Panel.tsx';
import { ScreenTitle } from '../../../../platform/patterns/record/ScreenTitle.tsx';
import { UploadField } from '../../../../platform/patterns/upload/UploadField.tsx';
import { formatDate } from '../../../../platform/providers/format.ts';
import { Refusal } from '../../../../platform/ui/form/Refusal.tsx';
import { OffReason } from '../../../../platform/ui/OffReason.tsx';
import { useBaseRole } from '../../../../platform/ui/permissions.ts';
import type { ScreenProps } from '../../../../platform/ui/screenParts.ts';
import { PageState } from '../../../../platform/ui/show/PageState.tsx';
import { ScoreSpread } from '../ScoreSpread.tsx';
import { StaleSheet } from '../StaleSheet.tsx';
import { GroupGrid } from './GroupGrid.tsx';
import { groupShape, memberGrade, openOf, useGradedGroups, useGroupSheet } from './groupSheet.ts';
import { useGroupForm } from './useGroupForm.ts';

const { kirim } = penilaian.fields.status.workflow.actions;
const form = penilaian.fields.berkasFormulir;

/** GRADING of one group by one assessor: members × components, saved and submitted together. */
export function GroupSheetScreen({ resource, path, options }: ScreenProps<'grading/group'>) {
  const { id = '' } = useParams();
  const { data, error, isPending, refetch } = useGroupSheet(options.resource, options.endpoint, id, options.assessor);
  const groups = useGradedGroups(options.resource, options.endpoint);
  const group = groups.data?.find(one => one.id === id);
  return (
    <ResourceContextProvider value={resource}>
      <ScreenTitle path={path} />
      <TitleBack to={options.listPath} label="Kembali ke daftar" />
      {data ? (
        <Panel title={group?.nama ?? options.called}>
          {data.anggota.length ? (
            <Sheet key={id} options={options} sheet={data} />
          ) : (
            <Typography sx={{ color: 'text.secondary' }}>Kelompok ini belum memiliki anggota yang dinilai.</Typography>
          )}
        </Panel>
      ) : (
        <PageState error={error} isPending={isPending} onRetry={refetch} backTo={options.listPath} />
      )}
    </ResourceContextProvider>
  );
}

function Sheet({ options, sheet }: { options: GroupGradingOptions; sheet: LembarKelompok }) {
  const role = useBaseRole();
  const onBehalf = role !== undefined && options.onBehalf.includes(role) && !sheet.anggota.some(one => one.bolehIsi);
  const may = openOf(sheet).some(one => one.bolehIsi || (onBehalf && one.bolehMewakili));
  const { typed, change, asked, refused, problems, dirty, busy, stale, attempts, save, reload } = useGroupForm(
    options,
    sheet,
    onBehalf,
  );
  const { confirm } = useDialogs();
  const why = useId();
  useUnsaved({
    name: `lembar ${sheet.idKelompok} ${sheet.jenisPenilai}`,
    dirty: dirty && stale === null,
    values: typed,
    shape: groupShape,
    put: change,
  });
  const off =
    may && !sheet.jendela.dibuka && sheet.jendela.mulai
      ? `Nilai dapat dikirim mulai ${formatDate(sheet.jendela.mulai)}; sampai saat itu simpan sebagai draf.`
      : null;
  const submit = async () => {
    const count = openOf(sheet).length;
    const text = `Kirim nilai ${count} anggota? Setelah terkirim nilai tidak dapat diubah lagi.`;
    if (await confirm({ title: kirim.label, text, accept: kirim.label })) await save('kirim');
  };
  return (
    <Stack spacing={2} data-formulir="">
      <StaleSheet text={stale} onReload={reload} />
      {problems.length ? (
        <Alert severity="warning">
          {problems.map(text => (
            <div key={text}>{text}</div>
          ))}
        </Alert>
      ) : null}
      <ScoreSpread
        label="Nilai akhir"
        scores={sheet.anggota.flatMap(member => {
          const own = typed.members[member.idPendaftarMbkm];
          const { total } = memberGrade(member, own?.scores ?? {}, sheet);
          return total === null ? [] : [total];
        })}
      />
      <GroupGrid sheet={sheet} typed={typed} asked={asked} refused={refused} readOnly={!may} onChange={change} />
      {may && onBehalf ? (
        <UploadField
          target={{ resource: options.resource, field: 'berkasFormulir', types: form.types, maxMb: form.maxMb }}
          label="Formulir bertanda tangan seluruh kelompok"
          required
          value={typed.berkasFormulir}
          onChange={berkasFormulir => change({ ...typed, berkasFormulir })}
          error={asked && !typed.berkasFormulir ? 'Wajib diisi.' : undefined}
        />
      ) : null}
      {may ? (
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            gap: 1,
            '& > .MuiButton-root': { flex: { xs: '1 1 auto', sm: 'none' } },
          }}
        >
          <Button
            variant="contained"
            disabled={off !== null || stale !== null || busy === 'draf'}
            aria-describedby={off ? why : undefined}
            loading={busy === 'kirim'}
            onClick={submit}
          >
            {kirim.label}
          </Button>
          <Button
            variant="outlined"
            disabled={stale !== null || busy === 'kirim'}
            loading={busy === 'draf'}
            onClick={() => save('draf')}
          >
            Simpan draf
          </Button>
          <Refusal attempts={attempts} busy={busy !== null} />
          <OffReason id={why} text={off} />
        </Box>
      ) : null}
    </Stack>
  );
}
