const NEXT: Readonly<Record<string, string>> = {
  Friday: 'Monday',
  Saturday: 'Monday',
  Sunday: 'Monday',
  Monday: 'Tuesday',
  Tuesday: 'Wednesday',
  Wednesday: 'Thursday',
  Thursday: 'Friday',
};

/** The working day after the one that it is in Britain, Monday to Friday. Bank holidays are not known here. */
export function nextWorkingDay(now: Date): string {
  const weekday = now.toLocaleDateString('en-GB', { weekday: 'long', timeZone: 'Europe/London' });
  return NEXT[weekday] ?? 'the next working day';
}
