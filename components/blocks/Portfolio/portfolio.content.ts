/** The heads of the columns of the jobs, in their order. */
export const heads = ['When', 'Client', 'Job', 'Line', 'Length', 'Result'] as const;

export const filterWords = {
  legend: 'Filter jobs by line',
  all: 'All',
  /** Read out when the filter changes. */
  everything: (jobs: number) => `All lines: ${jobs} jobs`,
  some: (line: string, visible: number, jobs: number) => `${line}: ${visible} of ${jobs} jobs`,
} as const;
