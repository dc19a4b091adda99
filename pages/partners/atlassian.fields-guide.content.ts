import type { Guide } from '../../components/blocks/Blog/Blog.tsx';

export const fieldsGuide = {
  title: 'What to do with 200 custom fields',
  readingTime: '2 minutes to read',
  standfirst:
    'Nobody decides to have 200 custom fields. They arrive one request at a time, and each had a reason. Here is how to retire most of them without a fight.',
  body: [
    'Do not begin by asking who needs a field: when asked, everybody needs every field. Begin by counting. For each field, how many of last year’s issues have a value in it, and how many different values are there? Jira can answer both, and numbers take the heat out of the talk.',
    {
      table: {
        caption: 'What the two counts tell you',
        columns: ['Filled in', 'Different values', 'What to do'],
        rows: [
          ['Under 2%', 'any', 'Hide it; delete it after 60 days'],
          ['Most issues', 'one', 'Delete it: it is a default, not a field'],
          ['Most issues', 'two to ten', 'Keep it, as a list'],
          ['Most issues', 'hundreds', 'Keep it as text, or replace it with a link'],
          ['Some teams only', 'any', 'Keep it, on their screens only'],
        ],
      },
    },
    { heading: 'Merge before you delete' },
    'Look for families: “Cost centre”, “Cost centre (new)” and “CC”. A family has one living member, usually the one used most in the last month. Copy the other values into it, check twenty issues by hand, then hide the rest. Filters and automation rules that name a hidden field still work, so search for those names before you delete anything.',
    { heading: 'Hide, wait, delete' },
    'Hiding can be undone; deleting cannot. Take the field off all screens and tell people how to ask for it back. Wait 60 days, which covers a month end and somebody’s holiday. In 14 clean-ups we have cut fields by 61% on average, and about one hidden field in thirty has come back.',
    { heading: 'Keep the door shut' },
    'A clean system fills up again unless somebody owns the door. One person approves new fields and asks three questions: who will fill this in, who will read it, and what would they do differently? If the third has no answer, the reply is a friendly no. Look at the counts again each spring.',
  ],
} as const satisfies Guide;
