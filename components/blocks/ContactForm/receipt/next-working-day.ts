const NEXT: Readonly<Record<string, string>> = {
  Friday: 'Monday',
  Saturday: 'Monday',
  Sunday: 'Monday',
  Monday: 'Tuesday',
  Tuesday: 'Wednesday',
  Wednesday: 'Thursday',
  Thursday: 'Friday',
};

/** The next working day, Monday to Friday, as seen from Britain. Bank holidays are not considered. */
export function nextWorkingDay(now: Date): string {
  const weekday = now.toLocaleDateString('en-GB', { weekday: 'long', timeZone: 'Europe/London' });
  return NEXT[weekday] ?? 'the next working day';
}
