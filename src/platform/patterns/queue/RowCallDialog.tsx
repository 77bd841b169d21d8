import { useNotify, useRecordContext, useRefresh } from 'react-admin';
import type { RowCall } from '../../../../resources/kit/index.ts';
import { http } from '../../providers/http.ts';
import { useLabel, useWords } from '../../providers/language.ts';
import { AskDialog } from '../../ui/AskDialog.tsx';
import { ShortForm } from '../../ui/form/ShortForm.tsx';
import { useAskedForm } from '../../ui/form/useAskedForm.ts';

interface Props {
  call: RowCall;
  onClose: () => void;
}

/** Asks for what the call needs beyond the record, then makes it. */
export default function RowCallDialog({ call, onClose }: Props) {
  const say = useWords();
  const record = useRecordContext();
  const label = useLabel()(call.label);
  const notify = useNotify();
  const refresh = useRefresh();
  const { form, problem, busy, agree } = useAskedForm({
    about: `${call.label} ${record?.id}`,
    values: {},
    send: async values => {
      const given = Object.entries(values).filter(([, value]) => value !== null && value !== undefined && value !== '');
      await http(call.endpoint.replace('{id}', String(record?.id)), {
        method: 'POST',
        body: { ...Object.fromEntries(given), version: record?.version },
      });
      notify(say('%{nama} selesai.', { nama: label }), { type: 'success' });
      refresh();
      onClose();
    },
  });
  if (!record) return null;

  return (
    <AskDialog title={label} verb={label} problem={problem} busy={busy} onAgree={agree} onClose={onClose}>
      {call.ask ? <ShortForm resource={call.ask.resource} form={form} mode="create" fields={call.ask.fields} /> : null}
    </AskDialog>
  );
}
