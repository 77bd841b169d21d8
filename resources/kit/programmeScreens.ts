/** Where links in notices, dashboard and history lead; `:id` is the participation. */
export interface ProgrammeScreens {
  /** Entrance, and the student's own participations. */
  register: string;
  history: string;
  /** The queue of registrations and one of them. */
  decisions: string;
  decision: string;
  /** A student's own group: members, invitations, joining. */
  group?: string;
  /** All groups, for those who accompany them. */
  groups?: string;
  /** Where its leader asks for a lecturer, and where the lecturer answers. */
  supervisorChoice?: string;
  supervisorRequests?: string;
  /** Participations in one's scope, for those who accompany them. */
  past?: string;
  /** One of them; and as Tim MBKM sees it. */
  record?: string;
  teamRecord?: string;
  log?: string;
  logEntries?: string;
  /** Form of an entry, its id as `?id=`; `:type` is add, edit or view. */
  logEntry?: string;
  /** Where those decide who look through the logbook, the weekly reports, the outputs; default: where they are written. */
  logQueue?: string;
  /** Members of a group with their coverage (`?idKelompok=`), and one member's entries (`?idPendaftarMbkm=`). */
  logMembers?: string;
  logMember?: string;
  weekly?: string;
  weeklyQueue?: string;
  outputs?: string;
  /** The form of one output, with `:id`; default: it has no address. */
  outputEntry?: string;
  outputsQueue?: string;
  grading?: string;
  monitoring?: string;
  dossier?: string;
  /** Screen for assigning supervisors. */
  supervisors?: string;
  /** Screen that shows the planned recognition to whoever decides on the registration. */
  plan?: string;
  /** The student's package, and the queue of packages. */
  package?: string;
  packages?: string;
  /** The decision on one package, with `:id`; default: below the queue. */
  packageDecision?: string;
}
