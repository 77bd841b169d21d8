import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useDelete, useNotify, useRecordContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { type RegisterHubOptions, whyKept } from '../../../../resources/kit/index.ts';
import { useDialogs } from '../../common/dialogs/useDialogs.ts';
import { useLabel, useWords } from '../../providers/language.ts';
import { afterDeletion } from '../../ui/bin/recoverable.ts';
import { useDeletedToast } from '../../ui/bin/useDeletedToast.ts';
import { FieldCell } from '../../ui/FieldCell.tsx';
import { messageOf } from '../../ui/failedCall.ts';
import { useBaseRole } from '../../ui/permissions.ts';
import { useDeclaration } from '../../ui/registry.ts';
import { statusOf } from '../../ui/show/statusOf.ts';
import { StatusTrack } from '../history/StatusTrack.tsx';
import { PrintButtons } from '../record/PrintButtons.tsx';
import { ProgramHeading } from '../record/ProgramHeading.tsx';
import { ReturnedNote } from '../record/ReturnedNote.tsx';
import { isEmpty } from '../record/source.ts';

/** A registration of one's own that is not over: where it stands, what was said, and the next step to take. */
export function OwnRegistration({ options }: { options: RegisterHubOptions }) {
  const say = useWords();
  const labelOf = useLabel();
  const resource = useDeclaration();
  const record = useRecordContext();
  const role = useBaseRole();
  const status = statusOf(resource);
  const dialogs = useDialogs();
  const notify = useNotify();
  const deleted = useDeletedToast(resource);
  const [remove, { isPending: removing }] = useDelete();
  if (!record || !status) return null;
  const state = String(record[status.source]);
  const mine = options.editable.includes(state);
  const removable = whyKept(resource, record, role) === undefined;
  const fresh = state === status.workflow.initial;
  const way = options.cards.find(({ jalur }) => jalur === record[options.way]);
  const note: unknown = record[options.banner.field];
  const discard = async () => {
    const agreed = await dialogs.confirm({
      text: `${say('Hapus draf pendaftaran ini?')} ${say(afterDeletion(resource))}`,
      accept: say('Hapus'),
      danger: true,
    });
    if (!agreed) return;
    remove(
      resource.name,
      { id: record.id, previousData: record },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => deleted(say('Draf dihapus.'), String(record.id)),
        onError: error => notify(messageOf(error), { type: 'error' }),
      },
    );
  };
  return (
    <Paper variant="outlined" component="li" sx={{ p: { xs: 2, sm: 2.5 } }}>
      <ProgramHeading level={3} status={status.source}>
        {isEmpty(record.nomorPendaftaran) ? null : (
          <Typography variant="body2" className="angka" sx={{ mt: 0.5 }}>
            {say('Nomor pendaftaran')}{' '}
            <strong style={{ whiteSpace: 'nowrap' }}>{String(record.nomorPendaftaran)}</strong>
          </Typography>
        )}
      </ProgramHeading>
      {options.banner.states.includes(state) && typeof note === 'string' && note ? (
        <ReturnedNote
          text={note}
          title={labelOf(status.workflow.states[state]?.label ?? '')}
          severity={state === 'ditolak' ? 'error' : 'warning'}
          sx={{ mt: 1.5 }}
        />
      ) : null}
      <StatusTrack states={options.stepper} />
      {isEmpty(record.tahapAktif) || state !== 'diajukan' ? null : (
        <Typography variant="body2" sx={{ mt: 1.5 }}>
          {say('Menunggu tahap')}{' '}
          <strong>
            <FieldCell source="tahapAktif" />
          </strong>
          .
        </Typography>
      )}
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', mt: 2 }}>
        {mine && way ? (
          <Button variant="contained" component={Link} to={`${way.path}?id=${record.id}`}>
            {fresh ? say('Lanjutkan mengisi') : say('Perbaiki')}
          </Button>
        ) : null}
        {removable ? (
          <Button color="error" onClick={discard} loading={removing}>
            {say('Hapus draf')}
          </Button>
        ) : null}
        {fresh ? null : (
          <Button component={Link} to={options.historyPath}>
            {say('Lihat riwayat')}
          </Button>
        )}
        <PrintButtons prints={options.prints ?? []} />
      </Stack>
    </Paper>
  );
}
