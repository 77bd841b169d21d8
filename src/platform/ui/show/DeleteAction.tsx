import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useDelete, useNotify, useRecordContext, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { whyKept } from '../../../../resources/kit/index.ts';
import { MessageDialog } from '../../common/dialogs/MessageDialog.tsx';
import { useWords } from '../../providers/language.ts';
import { afterDeletion } from '../bin/recoverable.ts';
import { useDeletedToast } from '../bin/useDeletedToast.ts';
import { messageOf } from '../failedCall.ts';
import { isOffered, useMay } from '../permissions.ts';
import { useDeclaration } from '../registry.ts';
import { representationOf } from '../representation.ts';
import { useCrudPages } from '../useCrudPath.ts';

/** "Hapus" where the row may be deleted, after a question; a row that is in use says by what. */
export function DeleteAction() {
  const say = useWords();
  const resource = useDeclaration();
  const record = useRecordContext();
  const notify = useNotify();
  const navigate = useNavigate();
  const { pathTo } = useCrudPages(resource.name);
  const mayDelete = useMay('delete') && isOffered(record);
  const translate = useTranslate();
  const deleted = useDeletedToast(resource);
  const [asking, setAsking] = useState(false);
  const [remove, { isPending }] = useDelete();
  const { serverOnly, appendOnly } = resource;
  if (!record || !mayDelete || serverOnly || appendOnly || whyKept(resource, record) !== undefined) return null;
  const agree = () => {
    setAsking(false);
    remove(
      resource.name,
      { id: record.id, previousData: record },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          deleted(translate('ra.notification.deleted', { smart_count: 1 }), String(record.id));
          void navigate(pathTo({ type: 'list' }) ?? '/');
        },
        onError: error => notify(messageOf(error), { type: 'error' }),
      },
    );
  };
  return (
    <>
      <Button color="error" startIcon={<DeleteIcon />} loading={isPending} onClick={() => setAsking(true)}>
        {say('Hapus')}
      </Button>
      <MessageDialog
        open={asking}
        title={say('Hapus %{nama}?', { nama: resource.label })}
        accept="Hapus"
        decline={say('Batal')}
        danger
        onAccept={agree}
        onDecline={() => setAsking(false)}
      >
        {`${say('%{nama} akan dihapus.', { nama: representationOf(resource, record) })} ${say(afterDeletion(resource))}`}
      </MessageDialog>
    </>
  );
}
