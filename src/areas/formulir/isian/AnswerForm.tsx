import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Form } from 'react-admin';
import type { Isian } from '../../../../resources/formulir/panggilan.ts';
import { ActionBar } from '../../../platform/common/ActionBar.tsx';
import { useWords } from '../../../platform/providers/language.ts';
import { useAuthState } from '../../../platform/providers/session.ts';
import { Refusal } from '../../../platform/ui/form/Refusal.tsx';
import { AnswerFields } from '../../../platform/ui/questions/AnswerFields.tsx';
import { useAnswers } from './useAnswers.ts';
import { useDeviceAnswers } from './useDeviceAnswers.ts';

interface Props {
  isian: Isian;
  /** Asks the server for the form again. */
  onReload: () => void;
}

/** A form that is being answered: kept on the device with every letter, on the server when it is saved. */
export function AnswerForm({ isian, onReload }: Props) {
  const { user } = useAuthState();
  const userId = String(user?.id ?? '');
  const device = useDeviceAnswers(userId, isian);
  return (
    <Form key={device.begun} noValidate record={{}} defaultValues={device.first} sanitizeEmptyValues={false}>
      <Inside isian={isian} userId={userId} device={device} onReload={onReload} />
    </Form>
  );
}

function Inside({
  isian,
  userId,
  device,
  onReload,
}: Props & { userId: string; device: ReturnType<typeof useDeviceAnswers> }) {
  const say = useWords();
  const { problem, busy, attempts, send } = useAnswers(isian, userId, device);
  const sent = isian.keadaan === 'terkirim';
  return (
    <div data-formulir="isian">
      {device.found ? (
        <Alert
          severity="info"
          sx={{ mb: 2 }}
          action={
            <Button color="inherit" size="small" onClick={device.drop}>
              {say('Pakai yang tersimpan di server')}
            </Button>
          }
        >
          {say('Isian di perangkat ini yang belum tersimpan di server ditampilkan.')}
        </Alert>
      ) : null}
      <AnswerFields form={isian.definisi} />
      {problem ? (
        <Alert
          severity="error"
          sx={{ mt: 2 }}
          action={
            problem.overtaken ? (
              <Button color="inherit" size="small" onClick={onReload}>
                {say('Muat ulang')}
              </Button>
            ) : undefined
          }
        >
          {problem.words}
        </Alert>
      ) : null}
      <ActionBar sx={{ mt: 2, alignItems: 'center' }}>
        <Button variant="contained" disabled={busy} onClick={() => send(true)}>
          {sent ? say('Kirim perubahan') : say('Kirim jawaban')}
        </Button>
        {sent || isian.anonim ? null : (
          <Button variant="outlined" disabled={busy} onClick={() => send(false)}>
            {say('Simpan draf')}
          </Button>
        )}
        <Refusal attempts={attempts} busy={busy} />
        {device.kept ? (
          <Typography
            variant="body2"
            role="status"
            sx={{ color: 'text.secondary', flexBasis: { xs: '100%', sm: 'auto' } }}
          >
            {say('Isian tersimpan di perangkat ini.')}
          </Typography>
        ) : null}
      </ActionBar>
    </div>
  );
}
