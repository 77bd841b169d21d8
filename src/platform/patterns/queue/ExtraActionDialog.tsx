import { useNotify, useRecordContext, useRefresh } from 'react-admin';
import type { ExtraAction } from '../../../../resources/kit/index.ts';
import { http } from '../../providers/http.ts';
import { AskDialog } from '../../ui/AskDialog.tsx';
import { ShortForm } from '../../ui/form/ShortForm.tsx';
import { useAskedForm } from '../../ui/form/useAskedForm.ts';

interface Props {
  action: ExtraAction;
  onClose: () => void;
}

/** Asks for what the call needs beyond the record, then makes it. */
export default function ExtraActionDialog({ action, onClose }: Props) {
  const record = useRecordContext();
  const notify = useNotify();
  const refresh = useRefresh();
  const { form, problem, busy, agree } = useAskedForm({
    about: `${action.label} ${record?.id}`,
    values: {},
    send: async values => {
      const given = Object.entries(values).filter(([, value]) => value !== null && value !== undefined && value !== '');
      await http(action.endpoint.replace('{id}', String(record?.id)), {
        method: 'POST',
        body: { ...Object.fromEntries(given), version: record?.version },
      });
      notify(`${action.label} berhasil.`, { type: 'success' });
      refresh();
      onClose();
    },
  });
  if (!record) return null;

  return (
    <AskDialog title={action.label} verb={action.label} problem={problem} busy={busy} onAgree={agree} onClose={onClose}>
      {action.ask ? (
        <ShortForm resource={action.ask.resource} form={form} mode="create" fields={action.ask.fields} />
      ) : null}
    </AskDialog>
  );
}
