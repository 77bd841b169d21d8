import type { KeyboardEvent } from 'react';
import type { PesertaPapan } from '../../../../resources/kkn/papan.ts';
import { useShownKeys } from '../../../platform/common/keys.ts';
import { nowhere } from './boardState.ts';
import { useBoard } from './useBoard.ts';
import { useScrollToColumn } from './useColumns.ts';

/** Name of a column. */
export const columnName = (key: string): string => (key === nowhere ? 'Belum mendapat kelompok' : key);

/** Says which keys work on the cards of the board. */
export function useBoardKeys(): void {
  useShownKeys([
    { keys: ['↑', '↓', '←', '→'], does: 'Dari mahasiswa ke mahasiswa' },
    { keys: ['Spasi'], does: 'Angkat mahasiswa, lalu ← → memilih kelompok' },
    { keys: ['Enter', 'Spasi'], does: 'Taruh di kelompok itu' },
    { keys: ['Esc'], does: 'Kembalikan ke tempatnya' },
    { keys: ['M'], does: 'Buka tindakan mahasiswa' },
  ]);
}

/**
 * Keys of a card: arrows lead to its neighbours; Spasi lifts it, arrows then choose the column, Enter or Spasi puts it
 * there, Esc puts it back; M opens its menu. What happens is said.
 */
export function useCardKeys({ idPendaftarMbkm: who, nama }: PesertaPapan, place: string) {
  const { store, act, fixed, ask } = useBoard();
  const showColumn = useScrollToColumn();

  const hover = (by: number) => {
    const lifted = store.lifted();
    if (!lifted) return;
    const keys = [nowhere, ...store.keys];
    const over = keys[Math.min(keys.length - 1, Math.max(0, keys.indexOf(lifted.over) + by))] ?? nowhere;
    store.lift({ ...lifted, over });
    showColumn(over);
    const size = store.sizeOf(over);
    store.say(`${nama} di atas ${columnName(over)}, ${size} orang.`);
  };
  const drop = () => {
    const lifted = store.lifted();
    if (!lifted) return;
    store.lift(null);
    if (lifted.over === place) return store.say(`${nama} tetap di ${columnName(place)}.`);
    act({ idPendaftarMbkm: who, keKelompok: lifted.over === nowhere ? null : lifted.over });
    store.say(`${nama} dipindahkan ke ${columnName(lifted.over)}.`);
    showColumn(lifted.over, who);
  };
  const cancel = () => {
    store.lift(null);
    store.say(`Batal. ${nama} tetap di ${columnName(place)}.`);
    showColumn(place, who);
  };

  return (event: KeyboardEvent<HTMLElement>) => {
    const held = store.lifted()?.who === who;
    const does = held
      ? { ArrowRight: () => hover(1), ArrowLeft: () => hover(-1), Enter: drop, ' ': drop, Escape: cancel, Tab: cancel }[
          event.key
        ]
      : {
          ArrowDown: () => focusNext(event.currentTarget, 1),
          ArrowUp: () => focusNext(event.currentTarget, -1),
          ArrowRight: () => beside(1),
          ArrowLeft: () => beside(-1),
          ' ': fixed ? undefined : () => lift(),
          m: fixed ? undefined : () => ask({ what: 'menu', who, anchor: event.currentTarget }),
        }[event.key];
    if (!does || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key !== 'Tab') event.preventDefault();
    does();
  };

  function lift() {
    store.lift({ who, from: place, over: place });
    store.say(`${nama} diangkat. Panah kiri dan kanan memilih kelompok, Enter menaruh, Esc membatalkan.`);
  }
  function beside(by: number) {
    const keys = [nowhere, ...store.keys];
    const filled = keys.filter(key => store.sizeOf(key) > 0);
    const next = filled[filled.indexOf(place) + by];
    if (next !== undefined) showColumn(next, 'pertama');
  }
}

function focusNext(card: HTMLElement, by: 1 | -1): void {
  const column = card.closest('[role=list]');
  const cards = [...(column?.querySelectorAll<HTMLElement>('[data-peserta]') ?? [])];
  cards[cards.indexOf(card) + by]?.focus();
}
