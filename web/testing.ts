/** Under vitest Svelte is taken in its browser form, or components could not be mounted. */
export const svelteTesting = {
  name: 'svelte-testing',
  config: () => (process.env.VITEST ? { resolve: { conditions: ['browser'] } } : {}),
};
