import { both, inRows, ownMahasiswa, type Scope, through, valued } from './access.ts';
import type { Message } from './message.ts';
import type { ListFilter } from './patterns/common.ts';

/** How students join a group by its code. */
interface GroupJoin {
  /** Field of the group that holds the code. */
  code: string;
  /** Groups that take somebody. */
  open: ListFilter;
  /** Code of the position that they get (`master/jenis-anggota`). */
  position: string;
  /** Said to who has no participation that may be a member. */
  early: Message;
}

/** Several participations that work as one. */
export interface Group {
  resource: string;
  /** Reference of the detail to the group that a participation is in, kept by the server: `rincian.idKelompok`. */
  field: string;
  /** Rows of its members, in them the participation and the position, and which of them take part. */
  members: {
    rows: string;
    participation: string;
    position: string;
    live?: {
      field: string;
      in: readonly string[];
      /** State of a member who withdraws from the programme or leaves the group. */
      left?: string;
      /** States of a person who is invited, and of one who declined. */
      invited?: string;
      refused?: string;
      /** Fields of the day on which somebody joined, and of why somebody left. */
      since?: string;
      reason?: string;
    };
    /** States of participations that may be members; default: accepted ones. */
    states?: readonly string[];
    /**
     * Values that members share with their group: field of the group → source on the participation
     * (`rincian.idGelombang`).
     */
    same?: Readonly<Record<string, string>>;
    /**
     * Members are students before they are participants: who is invited needs no registration. Joining makes a draft of
     * it, with what the group has in common with its members; `way`: the group's field with its jalur.
     */
    person?: { field: string; way: string };
    /** Most who take part: field of the group, `idGelombang.ukuranMaks` one reference further; empty = any number. */
    most?: string;
  };
  /** Code of the leader's position in `master/jenis-anggota`. */
  leader: string;
  /** The lecturer, who becomes the members' supervisor; `idDpl.idPegawai` one reference further. */
  supervisor?: string;
  /** Students come in by themselves with the group's code: POST {group}/gabung (docs/domain/30 §2). */
  join?: GroupJoin;
  /** Groups whose lecturer is the members' supervisor already; default: all. */
  placed?: ListFilter;
  /**
   * The group is decided on, not its members: its action → the one that the participation of each of them takes with
   * it, all in one transaction. These steps are taken nowhere else.
   */
  carries?: Readonly<Record<string, string>>;
  /** The step that a group takes when its last member has left it, in the states in which it begins. */
  emptied?: string;
}

/**
 * A status field of the detail that leads the participation: its workflow is acted on, and an action carries the
 * participation into the state named here. Nobody moves the participation itself.
 */
export interface Lead {
  field: string;
  /** Action → state of the participation; by the state that it reaches, where only some of its arrows carry. */
  carries: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
  /**
   * Fields of the detail that repeat the participation's, kept by the server: what is led is listed, filtered and
   * decided on by its own rows, which go by the participation's id.
   */
  repeats: Readonly<Record<string, string>>;
}

/** The state into which a step of the leading workflow carries the participation, if it does. */
export function carriedTo({ carries }: Lead, action: string, reached: string): string | undefined {
  const to = Object.hasOwn(carries, action) ? carries[action] : undefined;
  if (typeof to !== 'object') return to;
  return Object.hasOwn(to, reached) ? to[reached] : undefined;
}

/**
 * Groups that the calling student takes part in, over the groups' rows; in one of the positions, where some are named
 * (codes of `master/jenis-anggota`).
 */
export const ownMembers = (
  { rows, participation, position, live }: Group['members'],
  ...positions: readonly string[]
): Scope =>
  inRows(
    rows,
    both(
      ...(live ? [valued(live.field, ...live.in)] : []),
      through(participation, ownMahasiswa()),
      ...(positions.length ? [through(position, valued('kode', ...positions))] : []),
    ),
  );
