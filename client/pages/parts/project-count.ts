/** '1 project', '34 projects'. */
export const projectCount = (count: number): string =>
  `${count} ${count === 1 ? 'project' : 'projects'}`
