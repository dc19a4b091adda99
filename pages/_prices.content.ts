/** What the health check costs: its price is named in several places. The bill of a case study has the price of its day. */
export const healthCheck = { pounds: 4800, label: '£4,800' } as const;
