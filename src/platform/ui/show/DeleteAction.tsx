import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { useDelete, useNotify, useRecordContext, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { whyKept } from '../../../../resources/kit/index.ts';
import { lazyScreen } from '../../common/lazyScreen.ts';
import { useWords } from '../../providers/language.ts';
import { useDeletedToast } from '../bin/useDeletedToast.ts';
import { messageOf } from '../failedCall.ts';
import { isOffered, useBaseRole, useMay } from '../permissions.ts';
import { useDeclaration } from '../registry.ts';
import { representationOf } from '../representation.ts';
import { useCrudPages } from '../useCrudPath.ts';

const DeleteDialog = lazyScreen(() => import('./DeleteDialog.tsx'));

/** "Hapus" where the row may be deleted, after a question that tells what goes along; a row that is in use says by what. */
export function DeleteAction() {
  const say = useWords();
  const resource = useDeclaration();
  const record = useRecordContext();
  const notify = useNotify();
  const navigate = useNavigate();
  const { pathTo } = useCrudPages(resource.name);
  const mayDelete = useMay('delete') && isOffered(record);
  const role = useBaseRole();
  const translate = useTranslate();
  const deleted = useDeletedToast(resource);
  const [asking, setAsking] = useState(false);
  const [remove, { isPending }] = useDelete();
  const { serverOnly, appendOnly } = resource;
  if (!record || !mayDelete || serverOnly || appendOnly || whyKept(resource, record, role) !== undefined) return null;
  const agree = () => {
    remove(
      resource.name,
      { id: record.id, previousData: record },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          setAsking(false);
          deleted(translate('ra.notification.deleted', { smart_count: 1 }), String(record.id));
          void navigate(pathTo({ type: 'list' }) ?? '/');
        },
        onError: error => {
          setAsking(false);
          notify(messageOf(error), { type: 'error' });
        },
      },
    );
  };
  return (
    <>
      <Button color="error" startIcon={<DeleteIcon />} onClick={() => setAsking(true)}>
        {say('Hapus')}
      </Button>
      {asking ? (
        <Suspense>
          <DeleteDialog
            id={String(record.id)}
            nama={representationOf(resource, record)}
            busy={isPending}
            onAgree={agree}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
