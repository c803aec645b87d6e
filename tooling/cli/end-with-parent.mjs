// Preloaded into the stack's programs, so that they shut down properly even if the process that started them is killed.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
