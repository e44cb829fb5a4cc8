/**
 * Runs what may fail through a setting of its user, and then ends the program with the message
 * alone: a stack trace would hide it.
 * @template T
 * @param {() => T | Promise<T>} run
 */
export async function exitOnError(run) {
  try {
    return await run();
  } catch (error) {
    console.error(error.message);
    return process.exit(1);
  }
}
