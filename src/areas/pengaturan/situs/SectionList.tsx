import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useEffect, useRef, useState } from 'react';
import { bentukSitus, type HalamanSitus, type KunciBagian } from '../../../../resources/pengaturan/situs.ts';
import type { BagianBerurut } from '../../../../resources/pengaturan/situsBagian.ts';
import type { DokumenSitus } from '../../../../resources/pengaturan/situsSkema.ts';
import { isBagianBerurut, urutanLengkap } from '../../../../resources/pengaturan/situsUrutan.ts';
import { sectionDiffers, withMoved, withSectionOf, withShown, withValue } from './documentEdit.ts';
import { SectionCard } from './SectionCard.tsx';
import type { PageEditor } from './usePageEditor.ts';

interface Props {
  page: HalamanSitus;
  editor: PageEditor;
  bawaan: DokumenSitus;
}

/** The sections of a page in their order. */
export function SectionList({ page, editor, bawaan }: Props) {
  const form = bentukSitus(page);
  const { document, errors, change } = editor;
  const order = urutanLengkap(document.urutan);
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set(['home']));
  const list = useRef<HTMLDivElement>(null);
  const { said, follow } = useMoved(list);
  // Scrolls to the first error.
  useEffect(() => {
    const wrong = Object.keys(errors).flatMap(path => (path.startsWith('isi.') ? [path.split('.')[1] ?? ''] : []));
    if (!wrong.length) return;
    setOpen(before => new Set([...before, ...wrong]));
    const frame = requestAnimationFrame(() =>
      list.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
    );
    return () => cancelAnimationFrame(frame);
  }, [errors]);
  const toggle = (key: string, shown: boolean) =>
    setOpen(before => new Set(shown ? [...before, key] : [...before].filter(other => other !== key)));
  const move = (key: BagianBerurut, step: -1 | 1) => {
    const next = withMoved(document, key, step);
    if (next === document) return;
    change(next);
    const at = urutanLengkap(next.urutan).indexOf(key);
    follow(key, step, `${form[key].label} sekarang bagian ke-${at + 1} dari ${order.length}.`);
  };
  const card = (key: KunciBagian) => {
    const at = isBagianBerurut(key) ? order.indexOf(key) : -1;
    return (
      <SectionCard
        key={key}
        section={key}
        form={form[key]}
        values={document.isi[key] ?? {}}
        open={open.has(key)}
        onOpen={shown => toggle(key, shown)}
        changed={sectionDiffers(document, bawaan, key)}
        errors={errors}
        known={editor.pictures}
        onUploaded={editor.addPicture}
        onChange={(field, value) => editor.change(now => withValue(now, key, field, value))}
        onReset={() => change(withSectionOf(document, bawaan, key))}
        place={
          isBagianBerurut(key)
            ? {
                first: at === 0,
                last: at === order.length - 1,
                shown: !document.sembunyi.includes(key),
                onMove: step => move(key, step),
                onShow: shown => change(withShown(document, key, shown)),
              }
            : undefined
        }
      />
    );
  };
  return (
    <Stack ref={list} spacing={1.5}>
      {card('halaman')}
      {card('home')}
      {order.map(card)}
      <Box role="status" sx={{ position: 'absolute', overflow: 'hidden', clipPath: 'inset(50%)' }}>
        {said}
      </Box>
    </Stack>
  );
}

/** Says where a moved section is now, and keeps the focus on what moved it. */
function useMoved(list: React.RefObject<HTMLDivElement | null>) {
  const [moved, setMoved] = useState<{ key: string; label: string | null; said: string } | null>(null);
  useEffect(() => {
    if (!moved) return;
    const buttons = [
      ...(list.current?.querySelectorAll<HTMLButtonElement>(`[data-section="${moved.key}"] button`) ?? []),
    ];
    const same = buttons.find(button => moved.label !== null && button.getAttribute('aria-label') === moved.label);
    (same && !same.disabled ? same : buttons[0])?.focus();
  }, [moved, list]);
  return {
    said: moved?.said ?? '',
    follow: (key: string, _step: -1 | 1, said: string) =>
      setMoved({ key, label: globalThis.document.activeElement?.getAttribute('aria-label') ?? null, said }),
  };
}
